import type { SendMailOptions } from 'nodemailer';
import type { Email } from 'postal-mime';
import { startMailServer, type MailServer } from '../../testing/mail-server';
import type { StoredRequest } from '../database/kept-request';
import { refusedMail, requestMail, type MailedPhotos } from './request-mail';
import { smtpSender, type SmtpSender } from './smtp-sender';

const reference = 'RTH-20261121-AAAAAA';
const request: StoredRequest = {
  reference,
  receivedAt: Date.parse('2026-11-21T09:34:05Z'),
  subject: 'Nouvelle demande de devis - Toiture - Zoé Durand',
  replyTo: 'zoe@maison.example',
  fingerprint: 'a'.repeat(64),
  fields: [
    ['Nom', 'Durand'],
    ['Téléphone', '06.39.98.12.34'],
    ['Description_projet', 'Un mur <b>blanc</b>\net un toit'],
    ['Date_ISO', '2026-11-24'],
    ['Créneau_complet_rappel', 'mardi 24 novembre 2026 à 14:30'],
    ['Référence', reference],
  ],
  rejected: [{ name: 'plan.jpg', reason: 'too-many-photos' }],
  reasons: [],
  photos: [],
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
  photos?: Partial<MailedPhotos>;
  link?: string | null;
};

const office = 'https://bureau.site.example';
const page = `${office}/demande/${reference}`;
const parts = { address: 'artisan@site.example', tradeName: 'Exemple' };

async function mailed({ over = {}, photos = {}, link = office }: Given = {}): Promise<Email> {
  const kept = { attached: [], online: 0, ...photos };
  return received(requestMail({ ...request, ...over }, kept, { ...parts, page: link }));
}

async function received(mail: SendMailOptions): Promise<Email> {
  await sender.send(mail);
  const found = server.received.pop();
  if (!found) throw new Error('The server received no mail.');
  return found;
}

describe('the mail of a request', () => {
  it('has the owner as recipient, the visitor as Reply-To and a Message-ID from the reference', async () => {
    const mail = await mailed();

    expect(mail.subject).toBe('Durand');
    expect(mail.from).toMatchObject({ name: 'Site Exemple', address: 'artisan@site.example' });
    expect(mail.to?.map(({ address }) => address)).toEqual(['artisan@site.example']);
    expect(mail.cc ?? []).toEqual([]);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['zoe@maison.example']);
    expect(mail.messageId).toBe(`<${reference}@site.example>`);
    const automatic = mail.headers.find(({ key }) => key === 'auto-submitted');
    expect(automatic?.value).toBe('auto-generated');
  });

  it('names visitor, service, town and callback in its subject, with a public holiday, and attaches a calendar file', async () => {
    const fields: StoredRequest['fields'] = [
      ...[...request.fields].filter(([name]) => name === 'Téléphone'),
      ['Nom', 'Durand'],
      ['Prénom', 'Zoé'],
      ['Service_souhaité', 'Toiture'],
      ['Ville', 'Riom'],
      ['Urgence_projet', 'Urgent'],
      ['Date_rappel_demandée', 'vendredi 25 décembre 2026'],
      ['Heure_rappel_demandée', '09:00'],
    ];
    const mail = await mailed({ over: { fields } });

    expect(mail.subject).toBe('URGENT – Zoé Durand, Toiture, Riom, rappel ven. 25/12 (jour férié) à 9 h');
    const [calendar] = mail.attachments;
    expect(calendar).toMatchObject({ filename: 'rappel.ics', mimeType: 'text/calendar' });
    const { content = '' } = calendar ?? {};
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    expect(text).toContain('DTSTART:20261225T080000Z');
  });

  it('has the same content as text and as escaped HTML', async () => {
    const { text, html } = await mailed();

    for (const part of [
      'Durand',
      'mardi 24 novembre 2026 à 14:30',
      reference,
      'plan.jpg (plus de cinq photos, non conservé)',
    ]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain('Un mur <b>blanc</b>');
    expect(html).toContain('Un mur &lt;b&gt;blanc&lt;/b&gt;<br/>et un toit');
    expect(text).not.toContain('2026-11-24');
  });

  it('attaches re-encoded photographs and states why others are missing', async () => {
    const { attachments, text } = await mailed({
      photos: { attached: [Buffer.from('one'), Buffer.from('two')], online: 1 },
      over: {
        photos: [{ number: 3, name: 'IMG.HEIC', state: 'unreadable', reason: 'photo-unreadable' }],
      },
    });

    expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['photo-1.jpg', 'image/jpeg'],
      ['photo-2.jpg', 'image/jpeg'],
    ]);
    expect(text).toContain('Photos jointes\u00a0: 2');
    expect(text).toMatch(/trop lourdes pour ce message\u00a0: 1/);
    expect(text).toContain('IMG.HEIC (illisible, à télécharger sur la page de la demande)');
  });

  it('has buttons to call or answer the visitor and to open the request', async () => {
    const { text, html } = await mailed({
      over: { photos: [{ number: 1, name: 'toit.jpg', state: 'kept', reason: null }] },
    });

    expect(html).toMatch(/<a href="tel:\+33639981234"[^>]*>Appeler<\/a>/);
    expect(html).toMatch(/<a href="mailto:zoe@maison\.example\?subject=Votre%20demande[^"]*"[^>]*>Répondre</);
    expect(html).toMatch(new RegExp(`<a href="${page}"[^>]*>Voir la demande et les photos<`));
    expect(text).toContain('Appeler\u00a0: 06 39 98 12 34');
    expect(text).toContain('Répondre\u00a0: zoe@maison.example');
    expect(text).toContain(`Voir la demande et les photos\u00a0: ${page}`);
  });

  it('omits buttons without a target and mentions a missing e-mail address', async () => {
    const { html, text } = await mailed({
      link: null,
      over: { replyTo: '', fields: [['Téléphone', 'le soir']] },
    });
    expect(html).not.toMatch(/href="(tel|mailto|https):/);
    expect(text).toContain('n’a pas laissé d’adresse e-mail');
  });

  it.each([
    ['zoe@maison.example,', 'zoe@maison.example'],
    ['\u200bzoe@maison.example', 'zoe@maison.example'],
    ['mailto:zoe@maison.example', 'zoe@maison.example'],
    ['Zoé <zoe@maison.example>', 'zoe@maison.example'],
    ['zoe@maçon.example', 'zoe@xn--maon-1oa.example'],
  ])('has a valid Reply-To for "%s"', async (written, address) => {
    const mail = await mailed({ over: { replyTo: written } });

    expect(mail.replyTo?.map((each) => each.address)).toEqual([address]);
  });

  it.each([
    'zoe',
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: x@y.example',
    'a\ud800é@b.example',
    '=?utf-8?q?x?=@b.example',
    'jérôme@exemple.fr',
  ])('quotes the invalid address "%s" and has no Reply-To', async (replyTo) => {
    const mail = await mailed({ over: { replyTo } });

    expect(mail.replyTo ?? []).toEqual([]);
    expect(mail.text).toContain('L’adresse e-mail, telle qu’elle est écrite');
    expect(mail.text).not.toContain('n’a pas laissé');
    expect(mail.html).not.toContain('mailto:');
  });

  it.each([
    ['bidirectional marks', 'facture\u202Efdp.exe\u2066', 'facturefdp.exe'],
    ['zero-width characters', 'Du\u200brand\ufeff\u00ad', 'Durand'],
    ['encoded words', '=?utf-8?B?RsOpbGljaXRhdGlvbnM=?=', '= ?utf-8?B?RsOpbGljaXRhdGlvbnM= ?='],
    ['superfluous white space', '  a \u0000\u0007\u2028\t b  ', 'a b'],
  ])('neutralizes %s in the subject', async (_what, subject, shown) => {
    const mail = await mailed({ over: { subject, fields: [] } });

    expect(mail.subject).toBe(shown);
  });

  it('removes invisible characters from its body without breaking emoji', async () => {
    const { text, html } = await mailed({
      over: { fields: [['Nom\u202e', '👩\u200d👩\u200d👧 Du\u202Erand']] },
    });

    expect(text).toContain('Nom\u00a0: 👩\u200d👩\u200d👧 Durand');
    expect(html).toContain('👩\u200d👩\u200d👧 Durand');
  });
});

describe('the mail about a refused request', () => {
  it('links to the request and contains nothing that the visitor wrote', async () => {
    const mail = await received(refusedMail(reference, { ...parts, page: office }));

    expect(mail.subject).toBe(`Une demande ne part pas par e-mail (${reference})`);
    expect(mail.text).toContain(page);
    expect(mail.messageId).toBe(`<refus-${reference}@site.example>`);
  });
});
