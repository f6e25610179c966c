import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { StoredRequest } from '../stored-request';
import { smtpSender, type SmtpSender } from './smtp-sender';

const reference = 'RTH-20261121-AAAAAA';
const request: StoredRequest = {
  reference,
  receivedAt: '2026-11-21T09:34:05.000Z',
  address: 'artisan@site.example',
  subject: 'Nouvelle demande de devis - Toiture - Zoé Durand',
  replyTo: 'zoe@maison.example',
  copies: ['artisan@site.example', 'associe@site.example'],
  fingerprint: 'a'.repeat(64),
  fields: [
    ['Nom', 'Durand'],
    ['Description_projet', 'Un mur <b>blanc</b>\r\net un toit'],
    ['Date_ISO', '2026-11-24'],
    ['Créneau_complet_rappel', 'mardi 24 novembre 2026 à 14:30'],
    ['Référence', reference],
  ],
  leftOut: [{ name: 'IMG.HEIC', reason: 'photo-heic' }],
};

const received: Email[] = [];
let server: SMTPServer;
let sender: SmtpSender;

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          callback();
        }, callback);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  sender = smtpSender({ url: `smtp://127.0.0.1:${port}`, from: 'site@site.example', to: null }, 'Exemple');
});

afterAll(async () => {
  sender.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

async function mailed(over: Partial<StoredRequest> = {}, key = reference, photos: Buffer[] = []) {
  await sender.send(key, { ...request, ...over }, photos);
  const mail = received.pop();
  if (!mail) throw new Error('Nothing came.');
  return mail;
}

describe('the mail that brings a request', () => {
  it('can be answered, and is named after the request', async () => {
    const mail = await mailed();

    expect(mail.subject).toBe('Nouvelle demande de devis - Toiture - Zoé Durand');
    expect(mail.from).toMatchObject({ name: 'Site Exemple', address: 'site@site.example' });
    expect(mail.to?.map(({ address }) => address)).toEqual(['artisan@site.example']);
    expect(mail.cc?.map(({ address }) => address)).toEqual(['associe@site.example']);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['zoe@maison.example']);
    expect(mail.messageId).toBe(`<${reference}@site.example>`);
  });

  it('says everything twice, plainly and as a table in which nothing is markup', async () => {
    const { text, html } = await mailed();

    for (const part of ['Durand', 'mardi 24 novembre 2026 à 14:30', reference, 'IMG.HEIC (format HEIC)']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain('Un mur <b>blanc</b>');
    expect(html).toContain('Un mur &lt;b&gt;blanc&lt;/b&gt;<br>et un toit');
    expect(text).not.toContain('2026-11-24');
  });

  it('carries the photographs', async () => {
    const { attachments } = await mailed({}, reference, [Buffer.from('one'), Buffer.from('two')]);

    expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['photo-1.jpg', 'image/jpeg'],
      ['photo-2.jpg', 'image/jpeg'],
    ]);
  });

  it('is a message of its own for a correction, which answers the first', async () => {
    const mail = await mailed({}, `${reference}.bbbbbbbbbbbb`);

    expect(mail.messageId).toBe(`<${reference}.bbbbbbbbbbbb@site.example>`);
    expect(mail.inReplyTo).toBe(`<${reference}@site.example>`);
    expect(mail.subject).toContain('Correction');
  });

  it.each(['', 'zoe', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: x@y.example', '"x" <a@b.example>'])(
    'cannot be answered to « %s »',
    async (replyTo) => {
      const mail = await mailed({ replyTo });

      expect(mail.replyTo ?? []).toEqual([]);
      expect(mail.text).toContain('rappelez-le');
    },
  );

  it('has no header that a visitor wrote', async () => {
    const mail = await mailed({ subject: 'a\r\nBcc: victim@elsewhere.example', fields: [['Nom', 'x']] });

    expect(mail.headers.some(({ key }) => key === 'bcc')).toBe(false);
    expect(mail.subject).toBe('a Bcc: victim@elsewhere.example');
    expect((await mailed({ subject: 'x'.repeat(60_000) })).subject).toHaveLength(200);
  });
});
