/** In the middle of an upload, before the append, and between the append and the switch. */
export const crashPoints = ['object-stored', 'site-stored', 'entry-stored'] as const;

/** Kills the process if `RTH_CRASH_AT` names this step. Tests use this to simulate a power cut. */
export function crashPoint(step: (typeof crashPoints)[number]): void {
  if (process.env.RTH_CRASH_AT === step) process.kill(process.pid, 'SIGKILL');
}
