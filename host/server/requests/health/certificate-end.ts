import { connect } from 'node:tls';

/** Milliseconds to wait for the web server of this machine. */
const longest = 10_000;

/** Returns when the certificate ends that visitors of this machine get. @throws Error when no server responds. */
export function certificateEnd(name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    // Only the date counts here: browsers check the rest, and until certbot succeeds the certificate is self-signed.
    const socket = connect({ host: '127.0.0.1', port: 443, servername: name, rejectUnauthorized: false });
    socket.setTimeout(longest, () => socket.destroy(new Error(`no response within ${longest / 1000} s`)));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.end();
    });
  });
}
