import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Paths of the PEM files of a test certificate authority and of a local server. */
export type OwnAuthority = {
  authority: string;
  /** The server's certificate, followed by the authority's. */
  chain: string;
  key: string;
  /** Command line option that makes Chromium accept this authority. */
  chromiumFlag: string;
};

const names = ['localhost', '*.localhost', 'renovation-th.example', '*.renovation-th.example'];
const newKey = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes';

/** Creates an authority and a server's certificate, both valid for two days. @param folder for the files. */
export function makeAuthority(folder: string): OwnAuthority {
  const file = (name: string) => path.join(folder, name);
  const openssl = (args: string) => execFileSync('openssl', args.split(' '), { cwd: folder, stdio: 'pipe' });
  const settings = [
    `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')},IP:127.0.0.1`,
    'basicConstraints=critical,CA:FALSE',
    'keyUsage=critical,digitalSignature',
    'extendedKeyUsage=serverAuth',
  ];
  const isAuthority =
    '-addext basicConstraints=critical,CA:TRUE -addext keyUsage=critical,keyCertSign -subj /CN=Own-authority';

  openssl(`req -x509 ${newKey} -keyout authority.key -out authority.pem -days 2 ${isAuthority}`);
  openssl(`req ${newKey} -keyout privkey.pem -out request.pem -subj /CN=localhost`);
  writeFileSync(file('settings'), settings.join('\n'));
  const certificate = openssl(
    'x509 -req -in request.pem -CA authority.pem -CAkey authority.key -CAcreateserial -days 2 -extfile settings',
  );
  const authority = openssl('x509 -in authority.pem');
  writeFileSync(file('fullchain.pem'), Buffer.concat([certificate, authority]));

  const publicKey = new X509Certificate(authority).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(publicKey).digest('base64');
  return {
    authority: file('authority.pem'),
    chain: file('fullchain.pem'),
    key: file('privkey.pem'),
    chromiumFlag: `--ignore-certificate-errors-spki-list=${hash}`,
  };
}
