import { Busboy } from '@fastify/busboy';
import { callbackPayload, type CallbackRequest } from './callback-payload';
import { quotePayload, type QuoteRequest } from './quote-payload';
import { formBody } from './submit-form';

type Part = [name: string, value: string];
type SentFile = { name: string; filename: string; type: string; bytes: number };

/** Serializes the form as a browser does, and parses the bytes as a service does. */
async function sendAndParse(body: FormData): Promise<{ fields: Part[]; files: SentFile[] }> {
  const request = new Response(body);
  const bytes = Buffer.from(await request.arrayBuffer());
  const parser = new Busboy({ headers: { 'content-type': request.headers.get('content-type') ?? '' } });
  const fields: Part[] = [];
  const files: SentFile[] = [];
  parser.on('field', (name, value) => fields.push([name, value]));
  parser.on('file', (name, stream, filename, _encoding, type) => {
    let size = 0;
    stream.on('data', (chunk: Buffer) => (size += chunk.length));
    stream.on('end', () => files.push({ name, filename, type, bytes: size }));
  });
  await new Promise((resolve, reject) => {
    parser.on('finish', resolve);
    parser.on('error', reject);
    parser.end(bytes);
  });
  return { fields, files };
}

const envelope = {
  reference: 'RTH-20270329-7KX2QD',
  // 09:05 in Paris, on the second day of summer time.
  submittedAt: new Date('2027-03-29T07:05:00Z'),
  honey: '',
  elapsed: 60_999.6,
  origin: 'https://www.renovation-th.example',
  businessEmail: 'contact@renovation-th.example',
};
const call = { day: '2027-03-30', time: '17:30', wording: 'Vous demandez à être appelé.' };

const quote: QuoteRequest = {
  answers: {
    Nom: 'L’Hôte-Çédille',
    Prénom: 'Zoé',
    Email: 'zoe@exemple.fr',
    Téléphone: '0033 6 39 98 12 34',
    Ville: 'Pérignat-lès-Sarliève',
    Service_souhaité: 'Rénovation extérieur',
    Description_projet: 'Ligne 1 ; « guillemets »\nligne 2: 80 mètres\u00a0carrés, 100 %, 5 €',
    Urgence_projet: "Pas d'urgence particulière",
  },
  callback: null,
};
const quoteFields: Part[] = [
  ['Nom', 'L’Hôte-Çédille'],
  ['Prénom', 'Zoé'],
  ['Email', 'zoe@exemple.fr'],
  ['Téléphone', '06 39 98 12 34'],
  ['Ville', 'Pérignat-lès-Sarliève'],
  ['Service_souhaité', 'Rénovation extérieur'],
  ['Description_projet', 'Ligne 1 ; « guillemets »\r\nligne 2: 80 mètres\u00a0carrés, 100 %, 5 €'],
  ['Urgence_projet', "Pas d'urgence particulière"],
  ['Demande_rappel', 'Non'],
  ['Source_formulaire', 'Page Contact - Demande de devis'],
  ['Date_soumission', '29/03/2027 09:05:00'],
  ['Référence', 'RTH-20270329-7KX2QD'],
  ['_next', 'https://www.renovation-th.example/merci'],
  ['_subject', 'Nouvelle demande de devis - Rénovation extérieur - Zoé L’Hôte-Çédille'],
  ['_cc', 'contact@renovation-th.example'],
  ['_captcha', 'false'],
  ['_template', 'table'],
  ['_honey', ''],
  ['_elapsed', '61000'],
];
const callFields: Part[] = [
  ['Date_rappel_demandée', 'mardi 30 mars 2027'],
  ['Heure_rappel_demandée', '17:30'],
  ['Créneau_complet_rappel', 'mardi 30 mars 2027 à 17:30'],
  ['Mention_rappel', 'Vous demandez à être appelé.'],
];
const quoteFieldsWithCall = quoteFields.flatMap((part): Part[] =>
  part[0] === 'Demande_rappel' ? [['Demande_rappel', 'Oui'], ...callFields] : [part],
);

const photo = (name: string, bytes: number) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
const photos = [photo('façade.jpg', 120_000), photo('façade.jpg', 70_000), photo('toit.jpg', 3)];
const sentPhotos = [
  { name: 'attachment', filename: 'façade.jpg', type: 'image/jpeg', bytes: 120_000 },
  { name: 'attachment', filename: 'façade.jpg', type: 'image/jpeg', bytes: 70_000 },
  { name: 'attachment', filename: 'toit.jpg', type: 'image/jpeg', bytes: 3 },
];

describe('the multipart body of a quote request', () => {
  it.each([
    ['alone', null, [], quoteFields, []],
    ['with a call', call, [], quoteFieldsWithCall, []],
    ['with photographs', null, photos, quoteFields, sentPhotos],
    ['with a call and photographs', call, photos, quoteFieldsWithCall, sentPhotos],
  ])('has the keys, the order and the values of the specification: %s', async (...row) => {
    const [, callback, attachments, fields, files] = row;
    const sent = await sendAndParse(formBody(quotePayload({ ...quote, callback }, envelope), attachments));
    expect(sent).toEqual({ fields, files });
  });
});

describe('the multipart body of a callback request', () => {
  const request: CallbackRequest = {
    fullName: 'Zoé L’Hôte-Çédille',
    phone: '+33 (0)6.39-98 12/34',
    description: '',
    call: { ...call, time: '18:00' },
  };

  it.each(['', 'Refaire le crépi.'])(
    'has the keys, the order and the values of the specification, with the description "%s"',
    async (description) => {
      const sent = await sendAndParse(formBody(callbackPayload({ ...request, description }, envelope)));
      expect(sent).toEqual({
        files: [],
        fields: [
          ['Nom_complet', 'Zoé L’Hôte-Çédille'],
          ['Téléphone', '06 39 98 12 34'],
          ['Description_projet', description],
          ['Date_rappel_demandée', 'mardi 30 mars 2027'],
          ['Heure_rappel_demandée', '18:00'],
          ['Créneau_complet_rappel', 'mardi 30 mars 2027 à 18:00'],
          ['Mention_rappel', 'Vous demandez à être appelé.'],
          ['Date_ISO', '2027-03-30'],
          ['Heure_24h', '18:00'],
          ['Type_demande', 'Rappel téléphonique'],
          ['Source', "Page d'accueil - Réservation de rappel"],
          ['Date_soumission', '29/03/2027 09:05:00'],
          ['Référence', 'RTH-20270329-7KX2QD'],
          ['_subject', 'Nouvelle demande de rappel - mardi 30 mars 2027 à 18:00 - Zoé L’Hôte-Çédille'],
          ['_captcha', 'false'],
          ['_template', 'table'],
          ['_honey', ''],
          ['_elapsed', '61000'],
        ],
      });
    },
  );
});
