import { errorMessage, isDiskFull } from '../../server/error-code';
import type { Problem, Step } from '../../server/identity/owner-job';
import { StoreError } from '../delivery-error';

/** Tells the owner's page how far it is. */
export type Tell = (step: Step) => void;

/** The owner has to change something; nothing was published. */
export class Refused extends Error {
  constructor(readonly refusals: readonly Problem[]) {
    super(refusals.map(({ field, message }) => `${field}: ${message}`).join('\n'));
    this.name = 'Refused';
  }
}

/** @throws Refused when there is something to refuse. */
export function refuseAny(refusals: readonly Problem[]): void {
  if (refusals.length > 0) throw new Refused(refusals);
}

/** What the owner is told, in his words. */
export const ownerWords = {
  photo: 'Cette photo ne se lit pas. Retirez-la et ajoutez-la de nouveau.',
  portrait: 'Le portrait ne se lit pas. Retirez-le et ajoutez-le de nouveau.',
  service: 'Ce métier n’a plus de page sur le site. Choisissez-en un autre.',
  place: 'Cette commune n’a plus de page sur le site. Choisissez-en une autre.',
  refused: (reason: string) => `Le contrôle du site refuse cette publication\u00a0: ${reason}`,
  unknownVersion: 'Cette version n’existe plus.',
} as const;

/** Why something failed that the owner can do nothing about. */
export function failureWords(error: unknown): string {
  if (error instanceof StoreError)
    return 'La réserve du site ne répond pas. Le site en ligne n’a pas changé. Réessayez dans quelques minutes.';
  if (isDiskFull(error))
    return 'Le disque du serveur est plein. Le site en ligne n’a pas changé. Prévenez la personne qui tient le serveur.';
  if (errorMessage(error).includes('Others go on changing'))
    return 'Quelqu’un d’autre publie en ce moment. Rien n’a changé. Réessayez dans une minute.';
  return 'La publication n’a pas abouti. Le site en ligne reste entier. Réessayez\u202f; si cela recommence, prévenez la personne qui tient le site.';
}
