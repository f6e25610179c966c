import { mostRetries, retryDelay } from '../contracts/retry';

/**
 * Imports code, and retries three times.
 * @throws the error of the last try.
 * @example const { Calendar } = await importWithRetry(() => import('@renovation-th/shared/calendar'));
 */
export async function importWithRetry<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await importOnce(load);
    } catch (error) {
      if (failures === mostRetries) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(failures)));
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
