import type { Email } from 'postal-mime';
import { startMailServer, type MailServer } from '../../testing/mail-server';
import type { StoredRequest } from '../stored-request';
import { requestMail, type MailedPhotos } from './request-mail';
import { smtpSender, type SmtpSender } from './smtp-sender';

const reference = 'RTH-20261121-AAAAAA';
const request: StoredRequest = {
  reference,
  receivedAt: '2026-11-21T09:34:05.000Z',
  subject: 'Nouvelle demande de devis - Toiture - Zoé Durand',
  replyTo: 'zoe@maison.example',
  fingerprint: 'a'.repeat(64),
  fields: [
    ['Nom', 'Durand'],
    ['Téléphone', '06.39.98.12.34'],
    ['Description_projet', 'Un mur <b>blanc</b>\r\net un toit'],
    ['Date_ISO', '2026-11-24'],
    ['Créneau_complet_rappel', 'mardi 24 novembre 2026 à 14:30'],
    ['Référence', reference],
  ],
  leftOut: [{ name: 'IMG.HEIC', reason: 'photo-heic' }],
};

let server: MailServer;
let sender: SmtpSender;

beforeAll(async () => {
  server = await startMailServer();
  sender = smtpSender(server.url);
});

afterAll(async () => {
  sender.close();
  await server.close();
});

type Given = {
  over?: Partial<StoredRequest>;
  key?: string;
  photos?: Partial<MailedPhotos>;
  corrects?: string;
  link?: string;
  to?: string;
};

async function mailed({
  over = {},
  key = reference,
  photos = {},
  corrects,
  link = 'https://www.site.example/suivi/xyz',
  to,
}: Given = {}): Promise<Email> {
  const artisan = 'artisan@site.example';
  const parts = { key, from: 'site@site.example', to: to ?? artisan, copyTo: artisan, tradeName: 'Exemple' };
  await sender.send(
    requestMail(
      { ...request, ...over },
      {
        ...parts,
        link,
        corrects: corrects ?? null,
        photos: { attached: [], linked: [], unsent: 0, ...photos },
      },
    ),
  );
  const mail = server.received.pop();
  if (!mail) throw new Error('Nothing came.');
  return mail;
}

describe('the mail that brings a request', () => {
  it('can be answered, and is named after the request', async () => {
    const mail = await mailed();

    expect(mail.subject).toBe('Nouvelle demande de devis - Toiture - Zoé Durand');
    expect(mail.from).toMatchObject({ name: 'Site Exemple', address: 'site@site.example' });
    expect(mail.to?.map(({ address }) => address)).toEqual(['artisan@site.example']);
    expect(mail.cc ?? []).toEqual([]);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['zoe@maison.example']);
    expect(mail.messageId).toBe(`<${reference}@site.example>`);
  });

  it('goes to the address of the form, too, when the owner has it sent elsewhere', async () => {
    const mail = await mailed({ to: 'associe@site.example' });

    expect(mail.to?.map(({ address }) => address)).toEqual(['associe@site.example']);
    expect(mail.cc?.map(({ address }) => address)).toEqual(['artisan@site.example']);
  });

  it('says everything twice, plainly and as a table in which nothing is markup', async () => {
    const { text, html } = await mailed();

    for (const part of ['Durand', 'mardi 24 novembre 2026 à 14:30', reference, 'IMG.HEIC (format HEIC)']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain('Un mur <b>blanc</b>');
    expect(html).toContain('Un mur &lt;b&gt;blanc&lt;/b&gt;<br/>et un toit');
    expect(text).not.toContain('2026-11-24');
  });

  it('carries the photographs that are ready, and says what became of the others', async () => {
    const { attachments, text } = await mailed({
      photos: { attached: [Buffer.from('one'), Buffer.from('two')], unsent: 1 },
      over: { leftOut: [{ name: 'DSC.PNG', reason: 'photo-unreadable' }] },
    });

    expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['photo-1.jpg', 'image/jpeg'],
      ['photo-2.jpg', 'image/jpeg'],
    ]);
    expect(text).toContain('Photos jointes\u00a0: 2');
    expect(text).toMatch(/Photos encore en préparation.*\u00a0: 1/);
    expect(text).toContain('DSC.PNG (illisible)');
  });

  it('lets the owner call, answer and look with one touch', async () => {
    const link = 'https://www.site.example/suivi/abc';
    const { text, html } = await mailed({ link, photos: { unsent: 1 } });

    expect(html).toMatch(/<a href="tel:\+33639981234"[^>]*>Appeler<\/a>/);
    expect(html).toMatch(/<a href="mailto:zoe@maison\.example\?subject=Votre%20demande[^"]*"[^>]*>Répondre</);
    expect(html).toMatch(
      /<a href="https:\/\/www\.site\.example\/suivi\/abc"[^>]*>Voir la demande et les photos</,
    );
    expect(text).toContain('Appeler\u00a0: 06 39 98 12 34');
    expect(text).toContain('Répondre\u00a0: zoe@maison.example');
    expect(text).toContain(`Voir la demande et les photos\u00a0: ${link}`);
  });

  it('offers nothing that cannot work', async () => {
    const { html } = await mailed({ over: { replyTo: '', fields: [['Téléphone', 'le soir']] } });

    expect(html).not.toMatch(/href="(tel|mailto):/);
  });

  it('is a message of its own for a correction, which answers the first', async () => {
    const mail = await mailed({ key: `${reference}.bbbbbbbbbbbb`, corrects: reference });

    expect(mail.messageId).toBe(`<${reference}.bbbbbbbbbbbb@site.example>`);
    expect(mail.inReplyTo).toBe(`<${reference}@site.example>`);
    expect(mail.subject).toContain('Correction');
  });

  it.each([
    '',
    'zoe',
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: x@y.example',
    '"x" <a@b.example>',
    'a\u202e@b.example',
    'a\u200b@b.example',
    'a\ud800@b.example',
    '=?utf-8?q?x?=@b.example',
  ])('cannot be answered to « %s »', async (replyTo) => {
    const mail = await mailed({ over: { replyTo } });

    expect(mail.replyTo ?? []).toEqual([]);
    expect(mail.text).toContain('rappelez-le');
  });

  it('has no header that a visitor wrote', async () => {
    const mail = await mailed({
      over: { subject: 'a\r\nBcc: victim@elsewhere.example', fields: [['Nom', 'x']] },
    });

    expect(mail.headers.some(({ key }) => key === 'bcc')).toBe(false);
    expect(mail.subject).toBe('a Bcc: victim@elsewhere.example');
  });

  it.each([
    ['marks that turn the direction of writing', 'facture\u202Efdp.exe\u2066', 'facturefdp.exe'],
    ['signs of no width', 'Du\u200brand\ufeff\u00ad', 'Durand'],
    ['halves of characters', 'Zoé \ud83d Durand', 'Zoé \ufffd Durand'],
    ['words in a code', '=?utf-8?B?RsOpbGljaXRhdGlvbnM=?=', '= ?utf-8?B?RsOpbGljaXRhdGlvbnM= ?='],
    ['emptiness', '  a \u0000\u0007\u2028\t b  ', 'a b'],
  ])('shows a subject without %s', async (_what, subject, shown) => {
    const mail = await mailed({ over: { subject } });

    expect(mail.subject).toBe(shown);
  });

  it('cuts a subject that goes on and on between two characters', async () => {
    const { subject = '' } = await mailed({ over: { subject: 'é😀'.repeat(30_000) } });

    expect(subject.length).toBeLessThanOrEqual(200);
    expect(subject).toMatch(/^(é😀){60,}é?…$/u);
  });

  it('hides nothing in its body, and keeps names and emoji whole', async () => {
    const { text, html } = await mailed({
      over: { fields: [['Nom\u202e', '👩\u200d👩\u200d👧 Du\u202Erand\u0000\ud800']] },
    });

    expect(text).toContain('Nom\u00a0: 👩\u200d👩\u200d👧 Durand\ufffd\ufffd');
    expect(html).toContain('👩\u200d👩\u200d👧 Durand\ufffd\ufffd');
  });
});
