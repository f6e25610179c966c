import { startMailServer, type MailServer } from '../../testing/mail-server';
import { testCertificate } from '../../testing/test-certificate';
import { smtpSender, type SmtpSender } from './smtp-sender';

let server: MailServer | undefined;
let sender: SmtpSender | undefined;

afterEach(async () => {
  sender?.close();
  await server?.close();
});

const mail = { from: 'a@site.example', to: 'b@site.example', subject: 'x', text: 'y' };

/** Sends one message to a server at 0.0.0.0, which does not count as a loopback address. */
async function outcome({ hasTls = false, options = '', ca = '' }) {
  const passwords: unknown[] = [];
  server = await startMailServer({
    disabledCommands: hasTls ? [] : ['STARTTLS'],
    ...(hasTls && testCertificate),
    allowInsecureAuth: true,
    authOptional: true,
    onAuth(auth, _session, callback) {
      passwords.push(auth.password);
      callback(null, { user: 'u' });
    },
  });
  sender = smtpSender(`smtp://u:secret@0.0.0.0:${server.port}${options}`, ca || undefined);
  const error = await sender.send(mail).then(
    () => null,
    (reason: Error & { code?: string }) => reason,
  );
  return { error, passwords, received: server.received };
}

describe('a mail server on another machine', () => {
  it.each(['', '?requireTLS=false', '?ignoreTLS=true', '?opportunisticTLS=true', '?ignoreTLS=true#x'])(
    'gets no password or message without TLS, even with the URL options "%s"',
    async (options) => {
      const { error, passwords, received } = await outcome({ options });

      expect(error?.code).toBe('ETLS');
      expect(passwords).toEqual([]);
      expect(received).toEqual([]);
    },
  );

  it.each(['', '?tls.rejectUnauthorized=false'])(
    'gets no password or message with a self-signed certificate, even with the URL options "%s"',
    async (options) => {
      const { error, passwords, received } = await outcome({ hasTls: true, options });

      expect(error?.message).toContain('self-signed certificate');
      expect(passwords).toEqual([]);
      expect(received).toEqual([]);
    },
  );

  it('gets the password and the message with a trusted certificate', async () => {
    const { error, passwords, received } = await outcome({ hasTls: true, ca: testCertificate.cert });

    expect(error).toBeNull();
    expect(passwords).toEqual(['secret']);
    expect(received).toHaveLength(1);
  });
});
