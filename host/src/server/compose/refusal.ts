import type { ComposerRefusal } from '@renovation-th/shared/contracts/composer';

/** @returns what the composer throws. @param remedy what to do about it, as a sentence. */
export function refusal(problem: string, remedy: string): Error & ComposerRefusal {
  return Object.assign(new Error(problem), { name: 'ComposerRefusal' as const, remedy });
}
