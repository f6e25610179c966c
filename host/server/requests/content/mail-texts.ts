import type { DecodingProblem } from '../photos/photo-problems';

/** Texts of the mail of a request. */
export const mailTexts = {
  sender: (tradeName: string) => `Site ${tradeName}`,
  reference: 'Référence',
  photos: 'Photos jointes',
  photosOnline: 'Photos à voir sur la page de la demande, trop lourdes pour ce message',
  photoName: (number: number) => `photo-${number}.jpg`,
  rejected: 'Fichiers à voir à part',
  footer: 'Pour répondre au visiteur, répondez simplement à ce message.',
  noReply: 'Le visiteur n’a pas laissé d’adresse e-mail\u00a0: rappelez-le.',
  cannotReply: (written: string) =>
    `L’adresse e-mail, telle qu’elle est écrite («\u00a0${written}\u00a0»), ne permet pas de répondre à ce message\u00a0: vérifiez-la, ou rappelez le visiteur.`,
  refused:
    'Votre messagerie refuse ce que le visiteur a écrit ou joint\u00a0: lisez sa demande sur la page des demandes.',
  urgent: 'URGENT – ',
  callAt: (moment: string) => `rappel ${moment}`,
  onHoliday: (day: string) => `${day} (jour férié)`,
  callFile: 'rappel.ics',
  call: 'Appeler',
  reply: 'Répondre',
  replySubject: (tradeName: string, reference: string) => `Votre demande à ${tradeName} (${reference})`,
  open: (hasPhotos: boolean) => (hasPhotos ? 'Voir la demande et les photos' : 'Voir la demande'),
} as const;

export const rejectionReasons = {
  'photo-unreadable': 'illisible, à télécharger sur la page de la demande',
  'photo-too-slow': 'trop complexe pour être préparé, à télécharger sur la page de la demande',
  'photo-too-many-pixels': 'trop de pixels, à télécharger sur la page de la demande',
  'photo-too-large': 'trop lourd, non conservé',
  'too-many-photos': 'plus de cinq photos, non conservé',
  attachment: 'hors du champ des photos, non conservé',
  'photo-empty': 'fichier vide, à redemander au client',
  'photo-no-room': 'plus de place sur le disque, non conservé',
} as const satisfies Record<DecodingProblem, string> & Readonly<Record<string, string>>;

export function rejectionReason(reason: string): string {
  return Object.entries(rejectionReasons).find(([name]) => name === reason)?.[1] ?? reason;
}
