import { requestsKept } from '@renovation-th/shared/content/request-retention';

/** Texts of a trouble for the owner. */
type TroubleText = {
  title: string;
  todo: string;
  /** Label of the button that ends it, if there is one. */
  button?: string;
};

export const troubleTexts = {
  'spool-not-writable': {
    title: 'Rien ne peut être enregistré dans la base',
    todo: 'Les demandes sont gardées à part en attendant. Vérifiez la place sur le disque et à qui appartiennent les fichiers du service.',
  },
  'disk-nearly-full': {
    title: 'Il reste très peu de place sur le disque du serveur',
    todo: 'Libérez de la place\u00a0: bientôt, plus aucune demande ne pourra être conservée.',
  },
  'database-damaged': {
    title: 'La base était endommagée et a été remplacée',
    todo: 'Ce qui pouvait être lu a été repris. Ramenez le reste avec la commande «\u00a0restore\u00a0», puis supprimez l’ancienne base\u00a0: elle contient encore des données personnelles.',
    button: 'Supprimer l’ancienne base',
  },
  'database-replaced': {
    title: 'La base n’est plus celle d’avant',
    todo: 'Des demandes manquent peut-être. Remettez l’ancienne base à sa place, ou ramenez-la avec la commande «\u00a0restore\u00a0». Rien n’est effacé en attendant.',
    button: 'C’est voulu\u00a0: garder celle-ci',
  },
  'files-unknown': {
    title: 'Des fichiers n’appartiennent à aucune demande',
    todo: 'C’est le cas quand la base a été remplacée\u00a0: ramenez-la d’abord. Sinon, supprimez ces fichiers.',
    button: 'Supprimer ces fichiers',
  },
  'copies-unknown': {
    title: 'Des copies de la sauvegarde n’appartiennent à aucune demande',
    todo: 'Ce sont des demandes que cette base a perdues\u00a0: ramenez-les avec la commande «\u00a0restore\u00a0». Sinon, supprimez ces copies\u00a0: elles contiennent des données personnelles.',
    button: 'Supprimer ces copies',
  },
  'files-missing': {
    title: 'Des photos ou des documents manquent sur le disque',
    todo: 'Ramenez-les avec la commande «\u00a0restore\u00a0».',
  },
  'raft-stuck': {
    title: 'Des demandes attendent hors de la base',
    todo: 'Elles sont dans le dossier «\u00a0raft\u00a0» et ne peuvent pas être lues. Faites-les examiner.',
  },
  'receiver-silent': {
    title: 'Le service qui reçoit les formulaires ne répond pas',
    todo: 'Redémarrez-le et lisez son journal\u00a0: aucune demande n’arrive en attendant.',
  },
  'mail-late': {
    title: 'Des demandes ne partent pas par e-mail',
    todo: 'Elles se lisent sur cette page. Chacune dit ce que le serveur de messagerie a répondu.',
    button: 'Réessayer maintenant',
  },
  'mail-trouble': {
    title: 'Le serveur de messagerie ne prend rien',
    todo: 'Aucun message n’est perdu. Vérifiez l’adresse du serveur et le mot de passe.',
    button: 'Réessayer maintenant',
  },
  'mail-refused': {
    title: 'Le serveur de messagerie a refusé des demandes',
    todo: 'Traitez-les d’ici, ou corrigez la cause puis renvoyez-les.',
    button: 'Tout renvoyer',
  },
  'retention-held': {
    title: 'Des demandes anciennes attendent votre accord pour être effacées',
    todo: `C’est plus qu’à l’ordinaire, ou trop soudain\u00a0: l’horloge du serveur est peut-être fausse, ou l’a été. Le site les annonce «\u00a0${requestsKept}\u00a0»\u00a0: confirmez dès que l’horloge est juste. Si vous avez été en contact depuis, marquez la demande comme traitée\u00a0: sa durée repart de ce contact.`,
    button: 'Mettre ces demandes à la corbeille',
  },
  'copies-late': {
    title: 'Les dernières demandes ne sont que sur ce serveur',
    todo: 'La sauvegarde ne répond pas\u00a0: le disque est-il branché\u202f? Le journal dit pourquoi.',
  },
  'backup-late': {
    title: 'La base n’est plus sauvegardée',
    todo: 'Lisez le journal du service\u00a0: il dit pourquoi.',
  },
  'release-rolled-back': {
    title: 'Une version du site a été retirée',
    todo: 'Elle échouait chez des visiteurs. «\u00a0rth status\u00a0» dit où.',
  },
  'guard-silent': {
    title: 'Personne ne surveille la version mise à l’essai',
    todo: 'Elle ne serait pas retirée si elle échouait chez des visiteurs. Redémarrez le service «\u00a0renovation-th-guard\u00a0» et lisez son journal.',
  },
  flood: {
    title: 'Trop de demandes en une heure',
    todo: 'Celles qui dépassaient sont dans «\u00a0À vérifier\u00a0», sans e-mail. Une vraie demande peut s’y trouver.',
  },
} as const satisfies Readonly<Record<string, TroubleText>>;

export type TroubleCode = keyof typeof troubleTexts;

/** Troubles whose data an erasure cannot reach until they are resolved. */
export const unreachedTroubles: readonly TroubleCode[] = [
  ...(['database-damaged', 'files-unknown', 'copies-unknown', 'raft-stuck'] as const),
];

/** Texts of an alert. */
export const alertTexts = {
  begun: (tradeName: string, line: string, todo: string) => `${tradeName}\u00a0: ${line}. ${todo}`,
  ended: (tradeName: string, title: string) => `${tradeName}\u00a0: c’est réglé. ${title}`,
} as const;

/** Returns a trouble in one line. */
export const troubleLine = (code: TroubleCode, detail: string): string =>
  detail ? `${troubleTexts[code].title} (${detail})` : troubleTexts[code].title;
