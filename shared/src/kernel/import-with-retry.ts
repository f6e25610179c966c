import { mostRetries, retryDelay } from '../contracts/retry';

/**
 * Imports code, and retries three times.
 * @throws the error of the last try.
 * @example const { Calendar } = await importWithRetry(() => import('@renovation-th/shared/calendar'));
 */
export async function importWithRetry<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (failures === mostRetries) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(failures)));
    }
  }
}
