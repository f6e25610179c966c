import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { bringUpToDate } from '../../../host/delivery/bring-up-to-date';
import { testFolders } from '../../../host/delivery/testing/test-folders';
import { readIdentity } from '../../../host/delivery/identity/read-identity';
import { chromiumFlags } from '../../support/chromium-flags';
import { findOrInstallChromium } from '../../support/find-chromium';
import { median } from '../median';
import { serveSite } from '../../support/serve-site';
import { measureControl, measureLink, slowdown, type Control, type LinkTap } from './measure-tap';

/** Pairs of a page and the target of a link on it. */
const journeys = [
  ['/', '/services/toiture'],
  ['/services', '/services/peinture'],
  ['/services/peinture', '/contact'],
  ['/villes', '/villes/riom'],
  ['/villes/riom', '/contact'],
  ['/contact', '/'],
] as const;

const controls: readonly Control[] = [
  {
    path: '/',
    control: 'main button[aria-label=Suivant]',
    effect: '[aria-label="2 sur 16"]:not([inert])',
  },
  { path: '/', control: 'main button[aria-label^=Agrandir]', effect: 'dialog[open]' },
];

/** Target times in milliseconds, printed beside the medians. */
const targets: Record<LinkTap | 'sign', number> = { prefetched: 100, first: 300, sign: 100 };

/**
 * Prints how long the heading of the next page takes to appear after a tap on a link, without network latency. Also
 * prints the time from a first tap on a control to its effect, on a slow network. Asserts nothing.
 * @param args `--runs N` for N taps instead of 5.
 */
export async function benchTaps(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '5' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs ${values.runs} is not a positive integer.`);

  const repeat = async <Value>(measure: () => Promise<Value>) => {
    const values: Value[] = [];
    for (let run = 0; run < runs; run += 1) values.push(await measure());
    return values;
  };

  const executablePath = findOrInstallChromium();
  const identity = await readIdentity();
  await bringUpToDate(testFolders(), identity);
  const server = await serveSite(testFolders());
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const links: Record<string, Record<LinkTap, string>> = {};
    for (const journey of journeys) {
      const cell = async (tap: LinkTap) =>
        inWords(await repeat(() => measureLink(browser, server.siteUrl, journey, tap)), targets[tap]);
      links[journey.join(' → ')] = { prefetched: await cell('prefetched'), first: await cell('first') };
    }
    const taps: Record<string, Record<'sign' | 'effect', string>> = {};
    for (const control of controls) {
      const taken = await repeat(() => measureControl(browser, server.siteUrl, control));
      taps[`${control.control} on ${control.path}`] = {
        sign: inWords(
          taken.map(({ sign }) => sign),
          targets.sign,
        ),
        effect: median(taken.map(({ effect }) => effect)).toFixed(0),
      };
    }
    console.log(
      `\nMedians of ${runs} in ms, with a ${slowdown} × slower processor. Targets are in brackets.\n`,
    );
    console.table(links);
    console.table(taps);
  } finally {
    await browser.close();
    await server.close();
  }
}

const inWords = (taken: readonly number[], target: number) => `${median(taken).toFixed(0)} (${target})`;
