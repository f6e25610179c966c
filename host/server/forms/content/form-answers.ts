import type { FormFailure } from '../form-failures';

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
  'no-such-slot': {
    title: 'Ce créneau de rappel n’est pas possible',
    explanation:
      'Le jour ou l’heure choisis sont passés, ou hors de nos horaires\u00a0: rien n’a été enregistré.',
    advice:
      'Choisissez un autre jour et une autre heure ci-dessous, ou videz les deux champs, puis envoyez à nouveau.',
  },
  'broken-body': {
    title: 'Votre demande est arrivée incomplète',
    explanation: 'Le formulaire reçu est incomplet ou illisible\u00a0: rien n’a été enregistré.',
    advice:
      'Revenez à la page précédente, où votre saisie est en principe conservée, puis envoyez à nouveau.',
  },
  'line-break': {
    title: 'Un champ contient un retour à la ligne',
    explanation: 'Le nom, l’adresse e-mail et l’objet doivent tenir sur une seule ligne.',
    advice: 'Vérifiez ces champs, puis envoyez à nouveau.',
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
  'wrong-method': {
    title: 'Cette adresse reçoit les formulaires',
    explanation: 'Il n’y a rien à lire ici\u00a0: cette adresse ne sert qu’à envoyer une demande.',
    advice: 'Ouvrez la page de contact de ce site pour envoyer votre demande.',
  },
  'body-too-large': {
    title: 'Votre demande est trop longue',
    explanation: 'Le formulaire dépasse la taille acceptée\u00a0: rien n’a été enregistré.',
    advice: 'Retirez des photos ou raccourcissez la description, puis envoyez à nouveau.',
  },
  'too-many-fields': {
    title: 'Votre demande contient trop de champs',
    explanation: 'Le formulaire contient plus de champs que prévu\u00a0: rien n’a été enregistré.',
    advice: 'Rechargez la page de contact et envoyez votre demande depuis son formulaire.',
  },
  'field-too-long': {
    title: 'Un champ est trop long',
    explanation:
      'Un des champs dépasse la longueur acceptée, environ huit pages\u00a0: rien n’a été enregistré.',
    advice: 'Raccourcissez la description, puis envoyez à nouveau. Le reste peut suivre par e-mail.',
  },
  'unsupported-type': {
    title: 'Format d’envoi non reconnu',
    explanation: 'Le formulaire a été envoyé dans un format que ce site ne lit pas.',
    advice: 'Ouvrez la page de contact de ce site et envoyez votre demande depuis son formulaire.',
  },
  'photo-too-large': {
    title: 'Une photo est trop lourde',
    explanation: 'Une des photos dépasse la taille acceptée\u00a0: rien n’a été enregistré.',
    advice: 'Réduisez-la ou retirez-la, puis envoyez à nouveau.',
  },
  'too-many-photos': {
    title: 'Il y a trop de photos',
    explanation: 'Votre demande contient plus de cinq photos\u00a0: rien n’a été enregistré.',
    advice: 'Gardez les plus parlantes, puis envoyez à nouveau. Les autres peuvent suivre par e-mail.',
  },
  'photo-format': {
    title: 'Un fichier n’est pas une photo',
    explanation: 'Seules les photos JPEG, PNG et WebP sont acceptées\u00a0: rien n’a été enregistré.',
    advice: 'Retirez ce fichier, puis envoyez à nouveau. Il peut suivre par e-mail.',
  },
  'photo-heic': {
    title: 'Une photo est au format HEIC',
    explanation:
      'Ce format propre à certains téléphones ne peut pas être lu ici\u00a0: rien n’a été enregistré.',
    advice: 'Enregistrez la photo en JPEG ou retirez-la, puis envoyez à nouveau.',
  },
  attachment: {
    title: 'Un fichier est arrivé hors du champ des photos',
    explanation: 'Ce formulaire ne reçoit que des photos, dans leur champ\u00a0: rien n’a été enregistré.',
    advice: 'Envoyez votre demande sans ce fichier, qui peut suivre par e-mail.',
  },
  'too-many-requests': {
    title: 'Trop d’envois en peu de temps',
    explanation: 'Plusieurs demandes viennent d’être envoyées depuis votre connexion.',
    advice: 'Patientez quelques minutes, puis envoyez à nouveau.',
  },
  busy: {
    title: 'Le service est très demandé',
    explanation: 'Trop de demandes arrivent au même moment\u00a0: rien n’a été enregistré.',
    advice: 'Envoyez à nouveau dans une minute, ou appelez directement.',
  },
  storage: {
    title: 'Votre demande n’a pas pu être enregistrée',
    explanation: 'Un incident technique empêche d’enregistrer votre demande pour le moment.',
    advice: 'Envoyez à nouveau dans quelques minutes, ou appelez directement.',
  },
} as const satisfies Record<FormFailure, FailureText>;

export const answerTexts = {
  accepted: 'Votre demande a été envoyée.',
  acceptedWithoutPhotos:
    'Votre demande a été envoyée, mais sans vos photos\u00a0: il n’y avait plus de place pour elles. Envoyez-les par e-mail.',
  notSent: 'Demande non envoyée',
  file: (name: string) => `Fichier concerné\u00a0: «\u00a0${name}\u00a0».`,
  callInstead: 'Vous pouvez aussi appeler\u00a0:',
  writeInstead: 'ou écrire à',
  typedHeading: 'Ce que vous avez saisi',
  typedHint: 'Rien n’est perdu\u00a0: corrigez si besoin, puis envoyez à nouveau.',
  sendAgain: 'Envoyer à nouveau',
  toContact: 'Ouvrir la page de contact',
} as const;
