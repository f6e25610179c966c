/** Milliseconds before each retry. */
const pauses = [1_000, 2_000, 4_000];

/**
 * Imports code. Retries after 1, 2 and 4 s, or as soon as the network is back or the page becomes visible. With a
 * signal, keeps retrying on these two events and on focus changes, until the signal aborts.
 * @throws the error of the last try.
 * @example const { Calendar } = await importWithRetry(() => import('@renovation-th/shared/calendar'), signal);
 */
export async function importWithRetry<Code>(load: () => Promise<Code>, signal?: AbortSignal): Promise<Code> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await importOnce(load);
    } catch (error) {
      const pause = pauses[failures];
      if (pause === undefined && !signal) throw error;
      await nextOccasion(pause, signal);
      if (signal?.aborted) throw error;
    }
  }
}

/** Reloads failed scripts, bypassing the HTTP cache, which would otherwise keep a damaged file for a year. */
async function importOnce<Code>(load: () => Promise<Code>): Promise<Code> {
  const lost = new Set<string>();
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.src.startsWith(location.origin)) lost.add(target.src);
  };
  addEventListener('error', onError, true);
  try {
    return await load();
  } catch (error) {
    for (const url of lost) void fetch(url, { cache: 'reload' }).catch(() => undefined);
    throw error;
  } finally {
    removeEventListener('error', onError, true);
  }
}

function nextOccasion(pause: number | undefined, signal: AbortSignal | undefined): Promise<void> {
  const end = new AbortController();
  const once = { signal: end.signal };
  return new Promise((resolve) => {
    const timer = pause === undefined ? undefined : setTimeout(go, pause);
    function go() {
      clearTimeout(timer);
      end.abort();
      resolve();
    }
    addEventListener('online', go, once);
    document.addEventListener('visibilitychange', () => document.hidden || go(), once);
    if (pause === undefined) document.addEventListener('focusin', go, once);
    signal?.addEventListener('abort', go, once);
    if (signal?.aborted) go();
  });
}
