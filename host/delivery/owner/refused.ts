import { isDiskFull } from '../error-code';
import type { Problem } from './input';

/** The owner must correct something. Nothing was published. */
export class Refused extends Error {
  constructor(readonly refusals: readonly Problem[]) {
    super(refusals.map(({ field, message }) => `${field}: ${message}`).join('\n'));
    this.name = 'Refused';
  }
}

export const ownerMessages = {
  page: 'Une page du site ne passe pas le contrôle.',
  project:
    'Sa page ne passe pas le contrôle. Relisez le titre et le texte\u202f; si cela recommence, appelez la personne qui tient le site.',
  copyKept:
    'Ce n’est plus sur le site ni sur le serveur. La réserve du site refuse d’en effacer sa copie, que personne ne voit\u00a0: un verrou la garde peut-être encore. Elle partira avec la première photo retirée après ce verrou. Prévenez la personne qui tient le site.',
} as const;

/** Explains a failure that the owner cannot fix. */
export const failureMessage = (error: unknown): string =>
  isDiskFull(error)
    ? 'Le disque du serveur est plein. Le site en ligne n’a pas changé. Prévenez la personne qui tient le serveur.'
    : 'La publication n’a pas abouti. Le site en ligne reste entier. Réessayez dans quelques minutes\u202f; si cela recommence, prévenez la personne qui tient le site.';
