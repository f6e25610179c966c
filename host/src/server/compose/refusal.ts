import type { ComposerRefusal } from '@renovation-th/shared/contracts/composer';

/** Returns an error for the composer to throw. @param remedy sentence that says how to solve the problem. */
export function refusal(problem: string, remedy: string): Error & ComposerRefusal {
  return Object.assign(new Error(problem), { name: 'ComposerRefusal' as const, remedy });
}
