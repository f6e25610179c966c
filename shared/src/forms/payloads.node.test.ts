import { callbackPayload } from './callback-payload';
import { quotePayload, type QuoteRequest } from './quote-payload';
import { readyEmail } from './ready-email';

const request: QuoteRequest = {
  lastname: 'Exemple',
  firstname: 'Visiteur',
  email: 'visiteur@exemple.fr',
  phone: '+33639981234',
  city: 'Riom',
  service: 'Rénovation intérieur',
  message: 'Deux portes à poser.',
  urgency: "Pas d'urgence particulière",
  callback: null,
};

const call = { day: '2026-11-24', time: '09:00', wording: 'Vous demandez à être appelé.' };
const envelope = {
  reference: 'RTH-20261121-7KX2QD',
  submittedAt: new Date('2026-11-21T10:47:04Z'),
  honey: '',
  elapsed: 48_211.6,
};
const quoteEnvelope = {
  ...envelope,
  origin: 'https://www.renovation-th.example',
  businessEmail: 'contact@renovation-th.example',
};

const service = { _captcha: 'false', _template: 'table', _honey: '', _elapsed: '48212' };
const control = {
  _next: 'https://www.renovation-th.example/merci',
  _subject: 'Nouvelle demande de devis - Rénovation intérieur - Visiteur Exemple',
  _cc: 'contact@renovation-th.example',
  ...service,
};

describe('what the quote form sends', () => {
  it('has the keys of the specification, in its order', () => {
    expect(Object.entries(quotePayload(request, quoteEnvelope))).toEqual(
      Object.entries({
        Nom: 'Exemple',
        Prénom: 'Visiteur',
        Email: 'visiteur@exemple.fr',
        Téléphone: '06 39 98 12 34',
        Ville: 'Riom',
        Service_souhaité: 'Rénovation intérieur',
        Description_projet: 'Deux portes à poser.',
        Urgence_projet: "Pas d'urgence particulière",
        Demande_rappel: 'Non',
        Source_formulaire: 'Page Contact - Demande de devis',
        Date_soumission: '21/11/2026 11:47:04',
        Référence: 'RTH-20261121-7KX2QD',
        ...control,
      }),
    );
  });

  it('names the call when one is asked for', () => {
    expect(quotePayload({ ...request, callback: call }, quoteEnvelope)).toEqual({
      ...quotePayload(request, quoteEnvelope),
      Demande_rappel: 'Oui',
      Date_rappel_demandée: 'mardi 24 novembre 2026',
      Heure_rappel_demandée: '09:00',
      Créneau_complet_rappel: 'mardi 24 novembre 2026 à 09:00',
      Mention_rappel: 'Vous demandez à être appelé.',
    });
  });
});

describe('what the callback booking sends', () => {
  it('has the keys of the specification, in its order', () => {
    const fields = callbackPayload(
      { fullName: 'Visiteur Exemple', phone: '06.39.98.12.34', description: '', call },
      envelope,
    );
    expect(Object.entries(fields)).toEqual(
      Object.entries({
        Nom_complet: 'Visiteur Exemple',
        Téléphone: '06 39 98 12 34',
        Description_projet: '',
        Date_rappel_demandée: 'mardi 24 novembre 2026',
        Heure_rappel_demandée: '09:00',
        Créneau_complet_rappel: 'mardi 24 novembre 2026 à 09:00',
        Mention_rappel: 'Vous demandez à être appelé.',
        Date_ISO: '2026-11-24',
        Heure_24h: '09:00',
        Type_demande: 'Rappel téléphonique',
        Source: "Page d'accueil - Réservation de rappel",
        Date_soumission: '21/11/2026 11:47:04',
        Référence: 'RTH-20261121-7KX2QD',
        _subject: 'Nouvelle demande de rappel - mardi 24 novembre 2026 à 09:00 - Visiteur Exemple',
        ...service,
      }),
    );
  });
});

describe('the ready e-mail', () => {
  it('carries subject and whole content, control fields aside', () => {
    const address = new URL(
      readyEmail('contact@renovation-th.example', quotePayload(request, quoteEnvelope)),
    );

    expect(address.pathname).toBe('contact@renovation-th.example');
    expect(address.searchParams.get('subject')).toBe(control._subject);
    expect(address.searchParams.get('body')).toContain('Service souhaité\u00a0: Rénovation intérieur\r\n');
    expect(address.searchParams.get('body')).toContain('RTH-20261121-7KX2QD');
    expect(address.searchParams.get('body')).not.toContain('_captcha');
  });
});
