import type { FailureKind } from '@renovation-th/shared/contracts/failure-report';
import type { GuardOutcome } from '../../failures/versions-file';

const plural = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`;

/** The words of the page « Versions ». */
export const versionTexts = {
  title: 'Versions',
  none: 'Aucune version n’est encore connue ici. Elles s’inscrivent à la prochaine mise en ligne.',
  writtenAt: 'État noté le',
  live: 'En ligne',
  staged: 'À l’essai',
  takenBack: 'Retirée par la surveillance',
  since: 'Depuis le',
  by: 'Par',
  guard: 'la surveillance automatique',
  share: 'Part des visiteurs',
  percent: (share: number) => `${share}\u00a0%`,
  guarded: 'Surveillée jusqu’au',
  failures: 'Pannes signalées',
  noFailure: 'Aucune panne signalée.',
  visitors: (count: number) => plural(count, 'visiteur au moins', 'visiteurs au moins'),
  reports: (count: number) => plural(count, 'signalement', 'signalements'),
  lastAt: 'le dernier le',
  kinds: {
    error: 'Erreur dans une page',
    rejection: 'Opération interrompue dans une page',
    shell: 'Page restée inerte',
    'section-load': 'Partie de page non chargée',
    'section-hydrate': 'Partie de page restée inerte',
    integrity: 'Fichier refusé, car modifié',
    policy: 'Fichier bloqué par les règles de sécurité',
    rebuilt: 'Partie de page reconstruite',
    'form-service': 'Formulaire sans réponse du service',
  } satisfies Record<FailureKind, string>,
  history: 'Changements',
  changes: { promote: 'mise en ligne de', rollback: 'retour à' },
  outcomes: 'Décisions de la surveillance',
  results: {
    promoted: 'mise en ligne pour tous',
    'taken-back': 'retirée',
  } satisfies Record<GuardOutcome['result'], string>,
  reasons: {
    failures: 'trop de pannes',
    time: 'rien à lui reprocher pendant l’essai',
    gate: 'le contrôle avant mise en ligne refuse ce changement',
  } satisfies Record<GuardOutcome['reason'], string>,
  outcome: (result: string, reason: string) => `${result}\u00a0: ${reason}`,
  evidence: (watched: number, all: number, share: number) =>
    `${watched} sur ${plural(all, 'visiteur touché l’avait', 'visiteurs touchés l’avaient')}, pour une part attendue de ${Math.round(share)}\u00a0%.`,
} as const;

/** What the guard decided, in one sentence without its numbers. */
export function decisionText({ result, reason }: GuardOutcome): string {
  return versionTexts.outcome(versionTexts.results[result], versionTexts.reasons[reason]);
}

/** By what numbers. */
export function evidenceText({ evidence: { watched, other, share } }: GuardOutcome): string {
  return versionTexts.evidence(watched, watched + other, share);
}
