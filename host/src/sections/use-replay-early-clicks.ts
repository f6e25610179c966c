import { useEffect } from 'react';

/** Clicks again, once this section is alive, what was clicked in it before; see early.ts. */
export function useReplayEarlyClicks(): void {
  useEffect(() => window.replayEarlyClicks?.(), []);
}
