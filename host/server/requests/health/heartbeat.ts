import type { Problem } from './problems';

/** Milliseconds to wait for a response. */
const longest = 10_000;

/**
 * Requests a URL while there is no problem. A monitor raises the alarm when the heartbeat stops.
 * @returns a function for `startPoll`. Its error omits the URL, which may contain a secret.
 */
export function heartbeat(url: string, problems: () => readonly Problem[]): () => Promise<void> {
  return async () => {
    if (problems().length > 0) return;
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(longest) });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the server responded with ${response.status}`);
  };
}
