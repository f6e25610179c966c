import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { bringUpToDate } from '../../../host/delivery/bring-up-to-date';
import { testFolders } from '../../../host/delivery/testing/test-folders';
import { readIdentity } from '../../../host/server/identity/read-identity';
import { chromiumFlags } from '../../support/chromium-flags';
import { findOrInstallChromium } from '../../support/find-chromium';
import { median } from '../median-load';
import { serveSite } from '../serve-site';
import { measureTap, slowdown, type Tap } from './measure-tap';

/** Links that visitors follow, by the pages at both ends. */
const journeys = [
  ['/', '/services'],
  ['/services', '/services/peinture'],
  ['/services/peinture', '/contact'],
  ['/villes', '/villes/riom'],
  ['/villes/riom', '/contact'],
  ['/contact', '/'],
] as const;

/** Milliseconds. */
const targets: Record<Tap, number> = { prefetched: 100, first: 300 };

/**
 * Prints how long the next page's heading takes after a tap, without a network's delay. Nothing is asserted.
 * @param words `--runs N` for another number of taps than 5.
 */
export async function benchTaps(words: string[]): Promise<void> {
  const { values } = parseArgs({ args: words, options: { runs: { type: 'string', default: '5' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: not a number of taps.`);

  const executablePath = findOrInstallChromium();
  const identity = await readIdentity();
  await bringUpToDate(testFolders(), identity);
  const server = await serveSite(testFolders(), identity);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const rows: Record<string, Record<Tap, string>> = {};
    for (const journey of journeys) {
      const taken: Record<Tap, number[]> = { prefetched: [], first: [] };
      for (let run = 0; run < runs; run += 1)
        for (const tap of ['prefetched', 'first'] as const)
          taken[tap].push(await measureTap(browser, server.siteUrl, journey, tap));
      const cell = (tap: Tap) => `${median(taken[tap]).toFixed(0)} (${targets[tap]})`;
      rows[journey.join(' → ')] = { prefetched: cell('prefetched'), first: cell('first') };
    }
    console.log(
      `\nTap to heading in ms, ${slowdown} × slower processor, medians of ${runs}; in brackets the goal.\n`,
    );
    console.table(rows);
  } finally {
    await browser.close();
    await server.close();
  }
}
