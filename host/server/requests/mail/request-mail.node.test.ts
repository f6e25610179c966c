import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import type { StoredRequest } from '../database/kept-request';
import { requestMail, type MailedPhotos, type MailParts } from './request-mail';

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
  photos: [{ number: 3, name: 'IMG.HEIC', state: 'unreadable', reason: 'photo-unreadable' }],
};

const office = 'https://bureau.site.example';
const page = `${office}/demande/${reference}`;
const parts: MailParts = { address: 'artisan@site.example', tradeName: 'Exemple', page: office };
const noPhotos: MailedPhotos = { attached: [], online: 0 };

/** Returns the mail of a request as mail programs read it. */
async function mailed(over: Partial<StoredRequest> = {}, photos = noPhotos, mail: Partial<MailParts> = {}) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const sent = await transport.sendMail(requestMail({ ...request, ...over }, photos, { ...parts, ...mail }));
  return PostalMime.parse(String(sent.message));
}

const contentOf = ({ content = '' }: Email['attachments'][number]) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

describe('the mail of a request', () => {
  it('has the owner as recipient, the visitor as Reply-To and a Message-ID from the reference', async () => {
    const mail = await mailed();

    expect(mail.from).toMatchObject({ name: 'Site Exemple', address: 'artisan@site.example' });
    expect(mail.to?.map(({ address }) => address)).toEqual(['artisan@site.example']);
    expect(mail.cc ?? []).toEqual([]);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['zoe@maison.example']);
    expect(mail.messageId).toBe(`<${reference}@site.example>`);
    const automatic = mail.headers.find(({ key }) => key === 'auto-submitted');
    expect(automatic?.value).toBe('auto-generated');
  });

  it('names visitor, service, town and callback in its subject, and attaches a calendar file', async () => {
    const fields = Object.entries({
      ...{ Nom: 'Durand', Prénom: 'Zoé', Ville: 'Riom' },
      ...{ Service_souhaité: 'Toiture', Urgence_projet: 'Urgent' },
      ...{ Date_rappel_demandée: 'vendredi 25 décembre 2026', Heure_rappel_demandée: '09:00' },
    });
    const { subject, attachments } = await mailed({ fields });

    expect(subject).toBe('URGENT – Zoé Durand, Toiture, Riom, rappel ven. 25/12 (jour férié) à 9 h');
    expect(attachments).toMatchObject([{ filename: 'rappel.ics', mimeType: 'text/calendar' }]);
    expect(attachments.map(contentOf).join()).toContain('DTSTART:20261225T080000Z');
  });

  it('has the same content as text and as escaped HTML, with buttons to call, answer and open', async () => {
    const { text, html, attachments } = await mailed({}, { attached: [Buffer.from('one')], online: 1 });

    for (const part of [
      ...['Durand', 'mardi 24 novembre 2026 à 14:30', reference],
      'plan.jpg (plus de cinq photos, non conservé)',
      'IMG.HEIC (illisible, à télécharger sur la page de la demande)',
    ]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    for (const part of [
      ...['Un mur <b>blanc</b>', 'Photos jointes\u00a0: 1', 'trop lourdes pour ce message\u00a0: 1'],
      ...['Appeler\u00a0: 06 39 98 12 34', 'Répondre\u00a0: zoe@maison.example'],
      `Voir la demande et les photos\u00a0: ${page}`,
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('2026-11-24');
    expect(html).toContain('Un mur &lt;b&gt;blanc&lt;/b&gt;<br/>et un toit');
    expect(html).toMatch(/<a href="tel:\+33639981234"[^>]*>Appeler<\/a>/);
    expect(html).toMatch(/<a href="mailto:zoe@maison\.example\?subject=Votre%20demande[^"]*"[^>]*>Répondre</);
    expect(html).toMatch(new RegExp(`<a href="${page}"[^>]*>Voir la demande et les photos<`));
    expect(attachments[0]).toMatchObject({ filename: 'photo-1.jpg', mimeType: 'image/jpeg' });
  });

  it('omits buttons without a target and mentions a missing e-mail address', async () => {
    const { html, text } = await mailed({ replyTo: '', fields: [['Téléphone', 'le soir']] }, noPhotos, {
      page: null,
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
    ...['zoe', 'a@b.example, c@d.example', 'a@b.example Bcc: x@y.example'].map((text) => [text, null]),
    ...['a\ufffdé@b.example', '=?utf-8?q?x?=@b.example', 'jérôme@exemple.fr'].map((text) => [text, null]),
  ])('answers "%s" at %s, and quotes what is no address', async (replyTo, address) => {
    const mail = await mailed({ replyTo: replyTo ?? '' });

    expect(mail.replyTo?.map((each) => each.address) ?? []).toEqual(address ? [address] : []);
    expect(mail.text?.includes('telle qu’elle est écrite')).toBe(address === null);
    expect(mail.html?.includes('mailto:')).toBe(address !== null);
  });

  it.each([
    ['bidirectional marks', 'facture\u202Efdp.exe\u2066', 'facturefdp.exe'],
    ['zero-width characters', 'Du\u200brand\ufeff\u00ad', 'Durand'],
    ['encoded words', '=?utf-8?B?RsOpbGljaXRhdGlvbnM=?=', '= ?utf-8?B?RsOpbGljaXRhdGlvbnM= ?='],
    ['superfluous white space', '  a \n\t b  ', 'a b'],
  ])('neutralizes %s in the subject', async (_what, subject, shown) => {
    expect((await mailed({ subject, fields: [] })).subject).toBe(shown);
  });

  it('removes invisible characters from its body without breaking emoji', async () => {
    const { text, html } = await mailed({ fields: [['Nom\u202e', '👩\u200d👩\u200d👧 Du\u202Erand']] });

    expect(text).toContain('Nom\u00a0: 👩\u200d👩\u200d👧 Durand');
    expect(html).toContain('👩\u200d👩\u200d👧 Durand');
  });
});
