import type { QuoteField } from '@renovation-th/shared/forms/form-fields';
import { requestsKept } from '@renovation-th/shared/content/request-retention';
import { bookingContent } from './booking-content';

export const quoteContent = {
  formLabel: 'Demande de devis',
  required: 'Tous les champs sont obligatoires, sauf les photos, l’urgence et le rappel.',
  labels: {
    Nom: 'Nom',
    Prénom: 'Prénom',
    Email: 'E-mail',
    Téléphone: 'Téléphone',
    Ville: 'Ville',
    Service_souhaité: 'Service souhaité',
    Description_projet: 'Description de votre projet',
    Urgence_projet: 'Urgence',
    Date_ISO: 'Date du rappel',
    Heure_24h: 'Heure du rappel',
  } satisfies Record<QuoteField | 'Date_ISO' | 'Heure_24h', string>,
  chooseService: 'Choisissez un service',
  messageHint: 'Surface, matériau, accès\u00a0: ce que vous savez suffit.',
  callback: 'Je souhaite être rappelé',
  /** Sent with the request to prove that the visitor asked for the call. */
  callbackWording:
    'En choisissant un créneau, vous demandez à Rénovation TH de vous appeler au sujet de vos travaux, à ce moment-là, au numéro indiqué. Un appel ou un e-mail suffit pour annuler.',
  submit: 'Envoyer ma demande de devis',
  rights: `Rénovation TH reçoit ces données pour établir votre devis et vous répondre, à votre demande, et ne s’en sert pour rien d’autre. Elles sont ${requestsKept}. Vous pouvez les consulter, les corriger ou les faire effacer\u00a0:`,
  rightsLink: 'mentions légales',
};

const missing: Partial<Record<QuoteField, string>> = {
  Nom: 'Indiquez votre nom.',
  Prénom: 'Indiquez votre prénom.',
  Email: 'Indiquez votre adresse e-mail.',
  Téléphone: 'Indiquez votre numéro de téléphone.',
  Ville: 'Indiquez la ville des travaux.',
  Service_souhaité: 'Choisissez un service.',
  Description_projet: 'Décrivez votre projet en quelques mots.',
};

export const quoteProblems = {
  missing,
  missingCall: {
    Date_ISO: 'Choisissez un jour d’ouverture.',
    Heure_24h: 'Choisissez une heure.',
  },
  incompleteEmail: 'Indiquez une adresse complète, par exemple nom@exemple.fr.',
  shortPhone:
    'Le numéro paraît incomplet\u00a0: il faut dix chiffres, par exemple 06\u00a039\u00a098\u00a000\u00a000.',
};

export const quoteToasts = {
  missingFields: { title: 'Erreur', message: 'Veuillez remplir tous les champs obligatoires.' },
  missingCall: { title: 'Erreur', message: bookingContent.missing },
  failed: { title: 'Erreur', message: 'Une erreur est survenue lors de l’envoi. Veuillez réessayer.' },
  sent: {
    title: 'Demande envoyée\u202f!',
    message: 'Nous vous contacterons dans les plus brefs délais pour établir votre devis gratuit.',
  },
};

export const quoteFailure = {
  title: 'Votre demande n’a pas pu être envoyée.',
  advice: 'Votre saisie est conservée ci-dessus\u00a0: vous pouvez réessayer, ou nous joindre autrement.',
};
