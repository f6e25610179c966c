/** The steps of a promotion at which a crash could leave something half done, in order. */
export const crashPoints = ['composed', 'checked', 'registry-stored', 'draft-published', 'switched'] as const;

/** The same where a store is written or followed. */
type StoreCrashPoint =
  | 'object-stored'
  | 'objects-stored'
  | 'record-stored'
  | 'site-stored'
  | 'file-fetched'
  | 'site-fetched'
  | 'records-removed'
  | 'object-removed';

/**
 * For drills: `RTH_CRASH_AT=composed` makes the process die there as by a power cut. The tests kill
 * a promotion at each step and look at what is left.
 */
export function crashPoint(step: (typeof crashPoints)[number] | StoreCrashPoint): void {
  if (process.env.RTH_CRASH_AT === step) process.kill(process.pid, 'SIGKILL');
}
