import { callbackPayload, type CallbackRequest } from './callback-payload';
import { quotePayload, type QuoteRequest } from './quote-payload';
import { formBody } from './submit-form';

type Part = [name: string, value: string];

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
  ['Description_projet', 'Ligne 1 ; « guillemets »\nligne 2: 80 mètres\u00a0carrés, 100 %, 5 €'],
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

describe('the fields of a quote request', () => {
  it.each([
    ['alone', null, quoteFields],
    ['with a call', call, quoteFieldsWithCall],
  ])('have the keys, the order and the values of the specification: %s', (_title, callback, fields) => {
    expect(Object.entries(quotePayload({ ...quote, callback }, envelope))).toEqual(fields);
  });

  it('are sent before the photographs', () => {
    const photo = new File(['jpeg'], 'façade.jpg', { type: 'image/jpeg' });
    const parts = [...formBody(quotePayload(quote, envelope), [photo, photo])];
    expect(parts.map(([name]) => name)).toEqual([
      ...quoteFields.map(([name]) => name),
      'attachment',
      'attachment',
    ]);
  });
});

describe('the fields of a callback request', () => {
  const request: CallbackRequest = {
    fullName: 'Zoé L’Hôte-Çédille',
    phone: '+33 (0)6.39-98 12/34',
    description: '',
    call: { ...call, time: '18:00' },
  };

  it('have the keys, the order and the values of the specification', () => {
    expect(Object.entries(callbackPayload(request, envelope))).toEqual([
      ['Nom_complet', 'Zoé L’Hôte-Çédille'],
      ['Téléphone', '06 39 98 12 34'],
      ['Description_projet', ''],
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
    ]);
  });
});
