/** Steps of a promotion, in order, at which tests simulate a crash. */
export const crashPoints = ['composed', 'site-stored', 'entry-stored', 'switched'] as const;

/** Kills the process if `RTH_CRASH_AT` names this step. Tests use this to simulate a power cut. */
export function crashPoint(step: string): void {
  if (process.env.RTH_CRASH_AT === step) process.kill(process.pid, 'SIGKILL');
}
