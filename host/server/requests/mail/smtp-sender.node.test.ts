import { Readable } from 'node:stream';
import type { SMTPServerOptions } from 'smtp-server';
import { startMailServer, type MailServer } from '../../testing/mail-server';
import { testCertificate } from '../../testing/test-certificate';
import { isContentRefused, isServerError, smtpSender, type SmtpSender } from './smtp-sender';

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
  it.each([
    ...['', '?requireTLS=false', '?ignoreTLS=true', '?ignoreTLS=true#x'].map((options) => ({ options })),
    ...['', '?tls.rejectUnauthorized=false'].map((options) => ({ options, hasTls: true })),
  ])('gets no password or message without TLS and a trusted certificate: %j', async (how) => {
    const { error, passwords, received } = await outcome(how);

    expect(String(error)).toMatch('hasTls' in how ? /self-signed certificate/ : /STARTTLS/);
    expect(passwords).toEqual([]);
    expect(received).toEqual([]);
  });

  it('gets the password and the message with a trusted certificate', async () => {
    const { error, passwords, received } = await outcome({ hasTls: true, ca: testCertificate.cert });

    expect(error).toBeNull();
    expect(passwords).toEqual(['secret']);
    expect(received).toHaveLength(1);
  });
});

/** Options of a server that refuses at one point of a session. The last argument of each handler is its callback. */
function refusing(point: string, text: string): SMTPServerOptions {
  const refusal = Object.assign(new Error(text.slice(4)), { responseCode: Number(text.slice(0, 3)) });
  const refuse = (first: unknown, ...others: unknown[]) => {
    const done = others.at(-1);
    if (typeof done !== 'function') throw new TypeError('There is no callback.');
    if (first instanceof Readable) first.resume().on('end', () => done(refusal));
    else done(refusal);
  };
  return { disabledCommands: ['STARTTLS'], allowInsecureAuth: true, authOptional: true, [point]: refuse };
}

it.each([
  ['is not available', 'onConnect', '421 4.3.2 System not accepting mail', 'server'],
  ['refuses the password', 'onAuth', '535 5.7.8 Bad credentials', 'server'],
  ['refuses the sender', 'onMailFrom', '550 5.7.1 Sender not allowed', 'envelope'],
  ['has a daily limit', 'onRcptTo', '550 5.4.5 Daily sending limit exceeded', 'envelope'],
  ['has a daily limit after the content', 'onData', '550 5.4.5 Daily sending limit exceeded', 'content'],
  ['is busy', 'onData', '451 4.7.1 Try again later', 'content'],
])('a mail server that %s has an error of its own kind', async (_name, point, text, kind) => {
  server = await startMailServer(refusing(point, text));
  // Only a server that asks for the password refuses it.
  const user = point === 'onAuth' ? 'u:secret@' : '';
  sender = smtpSender(`smtp://${user}127.0.0.1:${server.port}`);
  const error: unknown = await sender.send(mail).catch((reason: unknown) => reason);

  expect(String(error)).toContain(text);
  expect([isServerError(error), isContentRefused(error)]).toEqual([kind === 'server', kind === 'content']);
});

it('a mail server that does not answer fails as a server', async () => {
  server = await startMailServer();
  await server.close();
  sender = smtpSender(server.url);
  const error: unknown = await sender.send(mail).catch((reason: unknown) => reason);

  expect(String(error)).toContain('ECONNREFUSED');
  expect(isServerError(error)).toBe(true);
});
