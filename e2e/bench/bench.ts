import { chromium, type Browser } from '@playwright/test';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { bringUpToDate } from '../../host/delivery/bring-up-to-date';
import { readIdentity } from '../../host/server/identity/read-identity';
import type { StateFolders } from '../../host/delivery/state-folders';
import { chromiumFlags } from '../support/chromium-flags';
import { testFolders } from '../../host/delivery/testing/test-folders';
import { declaredPages } from '../support/composed-site';
import { findOrInstallChromium } from '../support/find-chromium';
import { budgetOf } from './budgets';
import { benchCompose } from './compose-bench';
import { measurePage, type PageWeight } from './measure-page';
import { benchPaint } from './paint/paint-bench';
import { serveSite } from './serve-site';
import { benchTaps } from './taps/taps-bench';
import { benchWhat } from './what-bench';

/** `npm run bench -- NAME`; without a name, `weights`. */
const benches: Record<string, (words: string[]) => Promise<void>> = {
  /** What each page weighs, beside its budget. */
  weights: benchWeights,
  /** What a promotion costs, as towns grow in number. */
  compose: benchCompose,
  /** What the host's scripts consist of. */
  what: benchWhat,
  /** When each kind of page is painted, beside its twin without scripts. */
  paint: benchPaint,
  /** What comes between a tap on a link and the next page. */
  taps: benchTaps,
};

async function benchWeights(): Promise<void> {
  const executablePath = findOrInstallChromium();
  const identity = await readIdentity();
  await bringUpToDate(testFolders(), identity);
  const paths = (await declaredPages()).map(({ path: page }) => page);

  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const weights = await weigh(browser, testFolders(), identity, paths);
    process.exitCode = report(paths, weights) ? 0 : 1;
  } finally {
    await browser.close();
  }
}

type Weights = ReadonlyMap<string, PageWeight>;

async function weigh(
  browser: Browser,
  folders: StateFolders,
  identity: Identity,
  paths: readonly string[],
): Promise<Weights> {
  const server = await serveSite(folders, identity);
  try {
    const weights = new Map<string, PageWeight>();
    for (const page of paths) weights.set(page, await measurePage(browser, server.siteUrl + page));
    return weights;
  } finally {
    await server.close();
  }
}

/** @returns whether every page keeps its budget. */
function report(paths: readonly string[], weights: Weights): boolean {
  const rows = paths.map((page) => row(page, weights.get(page)));
  console.log(
    '\nKB = 1024 bytes, brotli, one cold visit at 360 px; in brackets the most the budget allows.\n',
  );
  console.table(Object.fromEntries(rows.map(({ page, cells }) => [page, cells])));
  const tooHeavy = rows.filter(({ isWithin }) => !isWithin).map(({ page }) => page);
  console.log(
    tooHeavy.length === 0 ? '✓ Every page within its budget' : `✗ Over budget: ${tooHeavy.join(', ')}`,
  );
  return tooHeavy.length === 0;
}

function row(page: string, weight: PageWeight | undefined) {
  if (!weight) throw new Error(`${page} was not measured.`);
  const budget = budgetOf(page);
  const within = (bytes: number, [, max]: readonly [number, number]) => bytes <= max * 1024;
  const cell = (bytes: number, [, max]: readonly [number, number]) => `${(bytes / 1024).toFixed(1)} (${max})`;

  return {
    page,
    isWithin:
      within(weight.scriptAtRest, budget.scriptAtRest) &&
      within(weight.scriptInAll, budget.scriptInAll) &&
      within(weight.html, budget.html),
    cells: {
      'script at rest': cell(weight.scriptAtRest, budget.scriptAtRest),
      'script in all': cell(weight.scriptInAll, budget.scriptInAll),
      'HTML with CSS': cell(weight.html, budget.html),
    },
  };
}

async function run([name = 'weights', ...words]: string[]): Promise<void> {
  const bench = benches[name];
  if (!bench) throw new Error(`No bench is called ${name}: ${Object.keys(benches).join(', ')}.`);
  await bench(words);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
