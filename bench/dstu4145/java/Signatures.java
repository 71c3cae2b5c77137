// SPDX-License-Identifier: MIT OR Apache-2.0
// Times of BouncyCastle's signer, after its code has been compiled: the least and the median of samples, in nanoseconds.

import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.function.IntConsumer;
import org.bouncycastle.asn1.ua.DSTU4145NamedCurves;
import org.bouncycastle.crypto.AsymmetricCipherKeyPair;
import org.bouncycastle.crypto.generators.DSTU4145KeyPairGenerator;
import org.bouncycastle.crypto.params.ECDomainParameters;
import org.bouncycastle.crypto.params.ECKeyGenerationParameters;
import org.bouncycastle.crypto.signers.DSTU4145Signer;

public class Signatures {
    static final int WARM = 300, SAMPLES = 101;

    static void report(int m, String operation, IntConsumer work) {
        for (int i = 0; i < WARM; i++) {
            work.accept(i);
        }
        long[] times = new long[SAMPLES];
        for (int i = 0; i < SAMPLES; i++) {
            long start = System.nanoTime();
            work.accept(i);
            times[i] = System.nanoTime() - start;
        }
        Arrays.sort(times);
        System.out.println(m + " " + operation + " " + times[0] + " " + times[SAMPLES / 2]);
    }

    public static void main(String[] arguments) {
        for (int[] curve : new int[][] {{163, 0}, {257, 6}, {431, 9}}) {
            ECDomainParameters domain = DSTU4145NamedCurves.getByOID(DSTU4145NamedCurves.getOIDs()[curve[1]]);
            SecureRandom random = new SecureRandom();
            DSTU4145KeyPairGenerator generator = new DSTU4145KeyPairGenerator();
            generator.init(new ECKeyGenerationParameters(domain, random));
            AsymmetricCipherKeyPair pair = generator.generateKeyPair();
            byte[] hash = new byte[32];
            Arrays.fill(hash, (byte) 7);
            DSTU4145Signer signer = new DSTU4145Signer(), verifier = new DSTU4145Signer();
            signer.init(true, pair.getPrivate());
            verifier.init(false, pair.getPublic());
            BigInteger[][] signatures = new BigInteger[16][];
            for (int i = 0; i < signatures.length; i++) {
                signatures[i] = signer.generateSignature(hash);
            }
            report(curve[0], "sign", i -> signer.generateSignature(hash));
            report(curve[0], "verify", i -> {
                BigInteger[] s = signatures[i % signatures.length];
                if (!verifier.verifySignature(hash, s[0], s[1])) {
                    throw new IllegalStateException("a signature is not accepted");
                }
            });
        }
    }
}
