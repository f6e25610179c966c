import { requestsKept } from '@renovation-th/shared/content/request-retention';

type TroubleText = {
  title: string;
  todo: string;
  /** Technical hint for a developer. */
  developer?: string;
  /** Label of the button that solves the problem. */
  button?: string;
};

export const troubleTexts = {
  'spool-not-writable': {
    title: 'Rien ne peut être enregistré dans la base',
    todo: 'Vos demandes sont gardées à part en attendant. Appelez la personne qui tient le serveur.',
    developer: 'place sur le disque, propriétaire des fichiers du service',
  },
  'disk-nearly-full': {
    title: 'Il reste très peu de place sur le disque du serveur',
    todo: 'Bientôt, plus aucune demande ne pourra être conservée\u00a0: appelez la personne qui tient le serveur, pour qu’elle fasse de la place.',
  },
  'database-damaged': {
    title: 'La base était endommagée et a été remplacée',
    todo: 'Ce qui pouvait être lu a été repris. Appelez la personne qui tient le serveur pour retrouver le reste. Supprimez l’ancienne base seulement après\u00a0: elle contient encore des données personnelles.',
    developer: '«\u00a0restore\u00a0» ramène le reste',
    button: 'Supprimer l’ancienne base',
  },
  'database-replaced': {
    title: 'La base n’est plus celle d’avant',
    todo: 'Des demandes manquent peut-être\u00a0: appelez la personne qui tient le serveur. Rien n’est effacé en attendant.',
    developer: 'remettre l’ancienne base à sa place, ou la ramener avec «\u00a0restore\u00a0»',
    button: 'C’est voulu\u00a0: garder celle-ci',
  },
  'files-unknown': {
    title: 'Des fichiers n’appartiennent à aucune demande',
    todo: 'Ils viennent peut-être de demandes perdues\u00a0: appelez la personne qui tient le serveur avant de les supprimer.',
    developer: 'si la base a été remplacée, «\u00a0restore\u00a0» d’abord',
    button: 'Supprimer ces fichiers',
  },
  'copies-unknown': {
    title: 'Des copies de la sauvegarde n’appartiennent à aucune demande',
    todo: 'Ce sont des demandes que ce serveur a perdues\u00a0: appelez la personne qui tient le serveur avant de supprimer ces copies. Elles contiennent des données personnelles.',
    developer: '«\u00a0restore\u00a0» les ramène',
    button: 'Supprimer ces copies',
  },
  'files-missing': {
    title: 'Des photos ou des documents manquent sur le disque',
    todo: 'Appelez la personne qui tient le serveur\u00a0: la sauvegarde les a peut-être encore.',
    developer: '«\u00a0restore\u00a0» les ramène',
  },
  'raft-stuck': {
    title: 'Des demandes attendent hors de la base',
    todo: 'Elles sont gardées, mais ne peuvent pas être lues\u00a0: appelez la personne qui tient le serveur.',
    developer: 'fichiers du dossier «\u00a0raft\u00a0»',
  },
  'receiver-silent': {
    title: 'Le service qui reçoit les formulaires ne répond pas',
    todo: 'Aucune demande n’arrive par le site en attendant\u00a0: appelez la personne qui tient le serveur sans tarder.',
    developer: 'redémarrer le service et lire son journal',
  },
  'mail-late': {
    title: 'Des demandes ne partent pas par e-mail',
    todo: 'Elles se lisent sur cette page. Réessayez\u202f; si cela dure, appelez la personne qui tient le serveur.',
    developer: 'chaque demande porte la réponse du serveur de messagerie',
    button: 'Réessayer maintenant',
  },
  'mail-trouble': {
    title: 'Le serveur de messagerie ne prend rien',
    todo: 'Aucun message n’est perdu. Si le mot de passe de votre messagerie a changé, dites-le à la personne qui tient le serveur.',
    developer: 'adresse du serveur de messagerie et mot de passe',
    button: 'Réessayer maintenant',
  },
  'mail-refused': {
    title: 'Le serveur de messagerie a refusé des demandes',
    todo: 'Traitez-les d’ici, ou renvoyez-les. Si cela recommence, appelez la personne qui tient le serveur.',
    developer: 'chaque demande porte la réponse du serveur de messagerie',
    button: 'Tout renvoyer',
  },
  'retention-held': {
    title: 'Des demandes anciennes attendent votre accord pour être effacées',
    todo: `C’est plus qu’à l’ordinaire, ou trop soudain\u00a0: l’horloge du serveur est peut-être fausse, ou l’a été. Le site les annonce «\u00a0${requestsKept}\u00a0»\u00a0: confirmez dès que l’horloge est juste. Si vous avez été en contact depuis, marquez la demande comme traitée\u00a0: sa durée repart de ce contact.`,
    button: 'Mettre ces demandes à la corbeille',
  },
  'copies-late': {
    title: 'Les dernières demandes ne sont que sur ce serveur',
    todo: 'La sauvegarde ne répond pas\u00a0: le disque est-il branché\u202f? Sinon, appelez la personne qui tient le serveur.',
    developer: 'le journal du service dit pourquoi',
  },
  'backup-late': {
    title: 'La base n’est plus sauvegardée',
    todo: 'Appelez la personne qui tient le serveur.',
    developer: 'le journal du service dit pourquoi',
  },
  flood: {
    title: 'Trop de demandes en une heure',
    todo: 'Celles qui dépassaient sont dans «\u00a0À vérifier\u00a0», sans e-mail. Une vraie demande peut s’y trouver.',
  },
} as const satisfies Readonly<Record<string, TroubleText>>;

export type TroubleCode = keyof typeof troubleTexts;

/** While one of these problems lasts, an erasure cannot reach some copies of personal data. */
export const unreachedTroubles: readonly TroubleCode[] = [
  ...(['database-damaged', 'files-unknown', 'copies-unknown', 'raft-stuck'] as const),
];

export const alertTexts = {
  begun: (tradeName: string, line: string, todo: string) => `${tradeName}\u00a0: ${line}. ${todo}`,
  ended: (tradeName: string, title: string) => `${tradeName}\u00a0: c’est réglé. ${title}`,
} as const;

/** Returns the title of a problem, followed by `detail` if that is a number. */
export const troubleTitle = (code: TroubleCode, detail: string): string =>
  /^\d+$/.test(detail) ? troubleLine(code, detail) : troubleTexts[code].title;

/** Returns the hint and details for a developer, or an empty string. */
export function troubleDetail(code: TroubleCode, detail: string): string {
  const text: TroubleText = troubleTexts[code];
  return [text.developer, /^\d+$/.test(detail) ? '' : detail].filter(Boolean).join('. ');
}

/** Returns a problem in one line. */
export const troubleLine = (code: TroubleCode, detail: string): string =>
  detail ? `${troubleTexts[code].title} (${detail})` : troubleTexts[code].title;
