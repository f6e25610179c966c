import { isDiskFull } from '../error-code';
import { ConcurrentChanges, StoreError } from '../delivery-error';
import type { Problem } from './input';

/** The owner must correct something. Nothing was published. */
export class Refused extends Error {
  constructor(readonly refusals: readonly Problem[]) {
    super(refusals.map(({ field, message }) => `${field}: ${message}`).join('\n'));
    this.name = 'Refused';
  }
}

/** @throws Refused unless the list is empty. */
export function throwRefusals(refusals: readonly Problem[]): void {
  if (refusals.length > 0) throw new Refused(refusals);
}

export const ownerMessages = {
  photo: 'Cette photo ne se lit pas. Retirez-la et ajoutez-la de nouveau.',
  portrait: 'Le portrait ne se lit pas. Retirez-le et ajoutez-le de nouveau.',
  service: 'Ce métier n’a plus de page sur le site. Choisissez-en un autre.',
  place: 'Cette commune n’a plus de page sur le site. Choisissez-en une autre.',
  page: 'Une page du site ne passe pas le contrôle.',
  project:
    'Sa page ne passe pas le contrôle. Relisez le titre et le texte\u202f; si cela recommence, appelez la personne qui tient le site.',
  unknownVersion: 'Cette version n’existe plus. Choisissez-en une autre.',
} as const;

/** Explains a failure that the owner cannot fix. */
export function failureMessage(error: unknown): string {
  if (error instanceof StoreError)
    return 'La réserve du site ne répond pas. Le site en ligne n’a pas changé. Réessayez dans quelques minutes.';
  if (isDiskFull(error))
    return 'Le disque du serveur est plein. Le site en ligne n’a pas changé. Prévenez la personne qui tient le serveur.';
  if (error instanceof ConcurrentChanges)
    return 'Quelqu’un d’autre publie en ce moment. Rien n’a changé. Réessayez dans une minute.';
  return 'La publication n’a pas abouti. Le site en ligne reste entier. Réessayez\u202f; si cela recommence, prévenez la personne qui tient le site.';
}
