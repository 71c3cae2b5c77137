// SPDX-License-Identifier: MIT OR Apache-2.0
// Keys and signatures of DSTU 4145 in files, by BouncyCastle: a command a line on standard input, a word a line as answer.
//
//     keygen OID PRIVATE PUBLIC | sign ALGORITHM PRIVATE MESSAGE SIGNATURE | verify ALGORITHM PUBLIC MESSAGE SIGNATURE

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Provider;
import java.security.Signature;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import org.bouncycastle.jce.provider.BouncyCastleProvider;

public class Files {
    static final Provider PROVIDER = new BouncyCastleProvider();

    static byte[] read(String name) throws IOException {
        return java.nio.file.Files.readAllBytes(Path.of(name));
    }

    static void write(String name, byte[] octets) throws IOException {
        java.nio.file.Files.write(Path.of(name), octets);
    }

    static String run(String[] words) throws IOException, GeneralSecurityException {
        KeyFactory keys = KeyFactory.getInstance("DSTU4145", PROVIDER);
        switch (words[0]) {
            case "keygen" -> {
                KeyPairGenerator generator = KeyPairGenerator.getInstance("DSTU4145", PROVIDER);
                generator.initialize(new ECGenParameterSpec(words[1]));
                KeyPair pair = generator.generateKeyPair();
                write(words[2], pair.getPrivate().getEncoded());
                write(words[3], pair.getPublic().getEncoded());
                return "written";
            }
            case "sign" -> {
                Signature signature = Signature.getInstance(words[1], PROVIDER);
                signature.initSign(keys.generatePrivate(new PKCS8EncodedKeySpec(read(words[2]))));
                signature.update(read(words[3]));
                write(words[4], signature.sign());
                return "written";
            }
            case "verify" -> {
                Signature signature = Signature.getInstance(words[1], PROVIDER);
                signature.initVerify(keys.generatePublic(new X509EncodedKeySpec(read(words[2]))));
                signature.update(read(words[3]));
                return signature.verify(read(words[4])) ? "right" : "wrong";
            }
            default -> throw new IllegalArgumentException(words[0]);
        }
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String answer;
            try {
                answer = run(line.split(" "));
            } catch (GeneralSecurityException | RuntimeException error) {
                answer = "refused: " + error.toString().replace('\n', ' ');
            }
            System.out.println(answer);
            System.out.flush();
        }
    }
}
