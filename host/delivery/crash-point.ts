/** The steps of a promotion at which a crash could leave something half done, in order. */
export const crashPoints = ['composed', 'checked', 'entry-stored', 'draft-published', 'switched'] as const;

/**
 * For drills: `RTH_CRASH_AT=composed` makes the process die there as by a power cut. The tests kill
 * a promotion at each step and look at what is left.
 */
export function crashPoint(step: string): void {
  if (process.env.RTH_CRASH_AT === step) process.kill(process.pid, 'SIGKILL');
}
