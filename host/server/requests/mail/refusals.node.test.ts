import type { SMTPServerOptions } from 'smtp-server';
import { startMailServer, type MailServer } from '../../testing/mail-server';
import { databaseForEach, keepSample } from '../../testing/sample-database';
import { until } from '../../testing/until';
import { requestOf } from '../database/kept-request';
import { startMailLoop } from './mail-loop';
import { requestMail } from './request-mail';
import { smtpSender } from './smtp-sender';

const test = databaseForEach();
const reference = 'RTH-20261121-AAAAAA';
const mail = { address: 'artisan@site.example', tradeName: 'Exemple', page: null };

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });
const withPassword: SMTPServerOptions = { disabledCommands: ['STARTTLS'], allowInsecureAuth: true };

type Refusing = SMTPServerOptions | null;

/** How a mail server refuses, and whether it refuses one message or every message. */
const cases: readonly [string, Refusing, 'message' | 'server', RegExp][] = [
  ['does not answer', null, 'server', /ECONNREFUSED/],
  [
    'is not available (421)',
    { onConnect: (_session, done) => done(refusal(421, '4.3.2 System not accepting mail')) },
    'server',
    /421/,
  ],
  [
    'refuses the password (535)',
    { ...withPassword, onAuth: (_auth, _session, done) => done(refusal(535, '5.7.8 Bad credentials')) },
    'server',
    /535/,
  ],
  [
    'refuses the sender (550)',
    { onMailFrom: (_from, _session, done) => done(refusal(550, '5.7.1 Sender not allowed')) },
    'message',
    /550/,
  ],
  [
    'has a daily limit (550 5.4.5)',
    { onRcptTo: (_to, _session, done) => done(refusal(550, '5.4.5 Daily sending limit exceeded')) },
    'message',
    /5\.4\.5/,
  ],
  ['is busy (451)', dataRefusal(451, '4.7.1 Try again later'), 'message', /451/],
  ['finds the message too large (552)', dataRefusal(552, '5.3.4 Message too big'), 'message', /552/],
];

function dataRefusal(code: number, text: string): SMTPServerOptions {
  return {
    onData(stream, _session, done) {
      stream.resume().on('end', () => done(refusal(code, text)));
    },
  };
}

describe.each(cases)('a mail server that %s', (_name, options, blames, answer) => {
  let server: MailServer | null = null;
  afterEach(() => server?.close());

  it(`blames the ${blames}, and the owner can read its answer`, async () => {
    server = await startMailServer(options ?? {});
    const { port } = server;
    if (options === null) await server.close();
    const sender = smtpSender(`smtp://u:secret@127.0.0.1:${port}`);
    keepSample(test.database, { reference });
    const loop = startMailLoop({
      database: test.database,
      send: (kept) => sender.send(requestMail(kept, { attached: [], online: 0 }, mail)),
      now: () => new Date('2026-11-21T10:00:00Z'),
      log: (line) => test.log.push(line),
      pause: 1,
    });
    await until(() => (test.log.length > 0 ? true : undefined));
    const kept = requestOf(test.database, reference);
    expect(test.log[0]).toMatch(answer);
    expect(kept?.refusals).toBe(blames === 'message' ? 1 : 0);
    await loop.stop();
    sender.close();
  });
});
