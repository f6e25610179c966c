import type { PhotoProblem } from '../photos/photo-problems';

/** The words of the mail that brings a request to the craftsman. */
export const mailTexts = {
  sender: (tradeName: string) => `Site ${tradeName}`,
  reference: 'Référence',
  correction: (subject: string) => `Correction\u00a0: ${subject}`,
  correctionHint:
    'Cette demande avait déjà été envoyée sous la même référence\u202f; voici sa nouvelle version.',
  photos: 'Photos jointes',
  photosLinked: 'Photos à ouvrir en ligne, trop lourdes pour ce message',
  photosWaiting: 'Photos encore en préparation, à voir sur la page des demandes',
  photoName: (number: number) => `photo-${number}.jpg`,
  leftOut: 'Fichiers reçus mais non conservés',
  footer: 'Pour répondre au visiteur, répondez simplement à ce message.',
  noReply: 'Le visiteur n’a pas laissé d’adresse e-mail\u00a0: rappelez-le.',
  call: 'Appeler',
  reply: 'Répondre',
  replySubject: (tradeName: string, reference: string) => `Votre demande à ${tradeName} (${reference})`,
  open: (hasPhotos: boolean) => (hasPhotos ? 'Voir la demande et les photos' : 'Voir la demande'),
  linkHint:
    'Le lien vers la demande fonctionne 30\u00a0jours, sans mot de passe\u00a0: ne transférez ce message qu’à quelqu’un qui peut la lire.',
  noTls: (reason: string) =>
    `Le serveur de messagerie ne propose pas de connexion chiffrée (STARTTLS)\u00a0: rien ne lui a été envoyé, pas même le mot de passe. ${reason}`,
} as const;

/** Why a file that came with a request was not kept. */
export const leftOutReasons = {
  'photo-unreadable': 'illisible',
  'photo-format': 'pas une photo JPEG, PNG ou WebP',
  'photo-heic': 'format HEIC',
  'photo-too-large': 'trop lourd',
  'too-many-photos': 'plus de cinq photos',
  attachment: 'hors du champ des photos',
  'photo-no-room': 'plus de place pour des photos ce jour-là',
  'photo-too-slow': 'trop complexe pour être préparé',
} as const satisfies Record<PhotoProblem, string>;

/** The reason as stored, in words. */
export function leftOutReason(reason: string): string {
  return Object.entries(leftOutReasons).find(([name]) => name === reason)?.[1] ?? reason;
}
