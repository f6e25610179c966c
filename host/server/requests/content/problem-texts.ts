import { requestsKept } from '@renovation-th/shared/content/request-retention';

type ProblemText = {
  title: string;
  todo: string;
  /** Label of the button that solves the problem. */
  button?: string;
};

export const problemTexts = {
  'mail-stuck': {
    title: 'Les demandes ne partent plus par e-mail',
    todo: 'Elles se lisent sur cette page, et aucune n’est perdue. Si le mot de passe de votre messagerie a changé, dites-le à la personne qui tient le serveur.',
  },
  'backup-old': {
    title: 'La sauvegarde ne se fait plus',
    todo: 'Le disque est-il branché\u202f? Sinon, appelez la personne qui tient le serveur.',
  },
  'certificate-ends': {
    title: 'Le certificat du site se termine bientôt',
    todo: 'Les visiteurs verront un avertissement à la place du site\u00a0: appelez la personne qui tient le serveur.',
  },
  'disk-nearly-full': {
    title: 'Il reste très peu de place sur le disque du serveur',
    todo: 'Bientôt, plus aucune demande ne pourra être conservée\u00a0: appelez la personne qui tient le serveur, pour qu’elle fasse de la place.',
  },
  'retention-waits': {
    title: 'Des demandes anciennes attendent votre accord pour être effacées',
    todo: `Elles n’ont jamais été traitées, et le site les annonce «\u00a0${requestsKept}\u00a0». Si vous avez été en contact depuis, marquez la demande comme traitée\u00a0: sa durée repart de ce contact.`,
    button: 'Mettre ces demandes à la corbeille',
  },
  'cannot-write': {
    title: 'Rien ne peut être enregistré sur le serveur',
    todo: 'Les formulaires demandent aux visiteurs de vous appeler. Appelez la personne qui tient le serveur sans tarder.',
  },
} as const satisfies Readonly<Record<string, ProblemText>>;

export type ProblemCode = keyof typeof problemTexts;

/** Returns a problem in one line. */
export const problemLine = (code: ProblemCode, detail: string): string =>
  detail ? `${problemTexts[code].title} (${detail})` : problemTexts[code].title;
