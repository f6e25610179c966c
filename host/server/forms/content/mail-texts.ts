import type { PhotoProblem } from '../photos/photo-problems';

/** Texts of the mail of a request. */
export const mailTexts = {
  sender: (tradeName: string) => `Site ${tradeName}`,
  reference: 'Référence',
  follows: (reference: string) => `Cette demande fait suite à la demande ${reference}.`,
  photos: 'Photos jointes',
  photosOnline: 'Photos à voir sur la page de la demande, trop lourdes pour ce message',
  photosWaiting: 'Photos encore en préparation, à voir sur la page des demandes',
  photoName: (number: number) => `photo-${number}.jpg`,
  rejected: 'Fichiers reçus mais non conservés',
  footer: 'Pour répondre au visiteur, répondez simplement à ce message.',
  noReply: 'Le visiteur n’a pas laissé d’adresse e-mail\u00a0: rappelez-le.',
  cannotReply: (written: string) =>
    `L’adresse e-mail, telle qu’elle est écrite («\u00a0${written}\u00a0»), ne permet pas de répondre à ce message\u00a0: vérifiez-la, ou rappelez le visiteur.`,
  urgent: 'URGENT – ',
  callAt: (moment: string) => `rappel ${moment}`,
  onHoliday: (day: string) => `${day} (jour férié)`,
  callFile: 'rappel.ics',
  sms: 'SMS',
  call: 'Appeler',
  reply: 'Répondre',
  replySubject: (tradeName: string, reference: string) => `Votre demande à ${tradeName} (${reference})`,
  open: (hasPhotos: boolean) => (hasPhotos ? 'Voir la demande et les photos' : 'Voir la demande'),
  noTls: (reason: string) =>
    `Le serveur de messagerie ne propose pas de connexion chiffrée (STARTTLS)\u00a0: rien ne lui a été envoyé, pas même le mot de passe. ${reason}`,
} as const;

export const rejectionReasons = {
  'photo-unreadable': 'illisible',
  'photo-format': 'pas une photo JPEG, PNG ou WebP',
  'photo-heic': 'format HEIC',
  'photo-too-large': 'trop lourd',
  'too-many-photos': 'plus de cinq photos',
  attachment: 'hors du champ des photos',
  'photo-no-room': 'plus de place pour des photos ce jour-là',
  'photo-too-slow': 'trop complexe pour être préparé',
  'photo-too-many-pixels':
    'trop de pixels\u00a0: l’appareil est à régler sur une taille moindre, 12\u00a0mégapixels par exemple',
  'not-in-backup': 'perdu avec l’ancien serveur\u00a0: la demande était à vérifier',
} as const satisfies Record<PhotoProblem | 'not-in-backup', string>;

export function rejectionReason(reason: string): string {
  return Object.entries(rejectionReasons).find(([name]) => name === reason)?.[1] ?? reason;
}
