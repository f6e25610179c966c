/** Steps of a promotion at which a crash could leave something half done, in order. */
export const crashPoints = ['composed', 'checked', 'entry-stored', 'draft-published', 'switched'] as const;

/**
 * Kills the process at a step that `RTH_CRASH_AT` names, as a power cut would. Tests and drills then check what is left.
 */
export function crashPoint(step: string): void {
  if (process.env.RTH_CRASH_AT === step) process.kill(process.pid, 'SIGKILL');
}
