type FailureText = {
  title: string;
  /** The reason. Also the `message` of the JSON response. */
  explanation: string;
  advice: string;
};

export const failureTexts = {
  'missing-name': {
    title: 'Il manque votre nom',
    explanation: 'Votre demande ne contient pas de nom.',
    advice: 'Complétez votre nom ci-dessous, puis envoyez à nouveau.',
  },
  'missing-contact': {
    title: 'Il manque un moyen de vous répondre',
    explanation: 'Votre demande ne contient ni numéro de téléphone ni adresse e-mail.',
    advice: 'Indiquez un numéro ou une adresse ci-dessous, puis envoyez à nouveau.',
  },
  'broken-body': {
    title: 'Votre demande est arrivée incomplète',
    explanation: 'Le formulaire reçu est incomplet ou illisible\u00a0: rien n’a été enregistré.',
    advice:
      'Revenez à la page précédente, où votre saisie est en principe conservée, puis envoyez à nouveau.',
  },
  'foreign-origin': {
    title: 'Cet envoi vient d’un autre site',
    explanation: 'Les demandes ne sont acceptées que depuis les formulaires de ce site.',
    advice: 'Ouvrez la page de contact de ce site et envoyez votre demande depuis son formulaire.',
  },
  'unknown-address': {
    title: 'Destinataire inconnu',
    explanation: 'Aucune demande ne peut être envoyée à cette adresse.',
    advice: 'Ouvrez la page de contact de ce site et envoyez votre demande depuis son formulaire.',
  },
  'body-too-large': {
    title: 'Votre demande est trop longue',
    explanation: 'Le formulaire dépasse la taille acceptée\u00a0: rien n’a été enregistré.',
    advice: 'Retirez des photos ou raccourcissez la description, puis envoyez à nouveau.',
  },
  'too-many-requests': {
    title: 'Trop d’envois en peu de temps',
    explanation: 'Plusieurs demandes viennent d’être envoyées depuis votre connexion.',
    advice: 'Patientez quelques minutes, puis envoyez à nouveau.',
  },
  storage: {
    title: 'Votre demande n’a pas pu être enregistrée',
    explanation: 'Un incident technique empêche d’enregistrer votre demande pour le moment.',
    advice: 'Envoyez à nouveau dans quelques minutes, ou appelez directement.',
  },
} as const satisfies Record<string, FailureText>;

/** Reasons to refuse a form. */
export type FormFailure = keyof typeof failureTexts;

/** Pages that nginx shows by itself. */
export const fallbackTexts = {
  'first-day.html': {
    title: (tradeName: string) => `${tradeName}\u00a0: le site ouvre bientôt`,
    text: 'En attendant, appelez pour un devis gratuit.',
  },
  'unavailable.html': {
    title: () => 'Votre demande n’est peut-être pas partie',
    text: 'Revenez en arrière\u00a0: votre texte est resté dans le formulaire. Si des photographies y sont jointes, retirez-en une ou deux. Envoyez de nouveau dans une minute, ou appelez.',
  },
} as const;

export const answerTexts = {
  accepted: 'Votre demande a été envoyée.',
  notSent: 'Demande non envoyée',
  phone: 'Téléphone\u00a0:',
  callInstead: 'Vous pouvez aussi appeler\u00a0:',
  writeInstead: 'ou écrire à',
  typedHeading: 'Ce que vous avez saisi',
  typedHint: 'Rien n’est perdu\u00a0: corrigez si besoin, puis envoyez à nouveau.',
  sendAgain: 'Envoyer à nouveau',
  toContact: 'Ouvrir la page de contact',
} as const;
