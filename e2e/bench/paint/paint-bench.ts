import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bringUpToDate } from '../../../host/delivery/bring-up-to-date';
import { writeWhole } from '../../../host/delivery/files';
import { readIdentity } from '../../../host/server/identity/read-identity';
import { cacheFolder } from '../../../webpack/paths';
import { testFolders } from '../../../host/delivery/testing/test-folders';
import { declaredPages, type DeclaredPage } from '../../support/composed-site';
import { findOrInstallChromium } from '../../support/find-chromium';
import { serveSite } from '../../support/serve-site';
import { findOrInstallLighthouse } from './find-lighthouse';
import { loadPage, type Lighthouse, type Load, type Throttling } from './load-page';
import { medianLoad } from '../median-load';
import { benchmarkIndex, paintTable, type Measured, type MeasuredPage } from './paint-report';
import { scriptlessSite } from './scriptless-site';

/**
 * Loads a page of every view and its twin without scripts in turn, as a phone does, and prints what
 * Lighthouse says. Nothing is asserted.
 * @param words `--runs N` for another number of loads than 5; paths, for these pages only.
 */
export async function benchPaint(words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: not a number of loads.`);

  const lighthouse = { command: findOrInstallLighthouse(), chromium: findOrInstallChromium() };
  const identity = await readIdentity();
  await bringUpToDate(testFolders(), identity);
  const pages = pagesToMeasure(positionals);
  const twin = await scriptlessSite(
    testFolders(),
    pages.map((page) => page.path),
  );
  const servers = [await serveSite(testFolders()), await serveSite(twin)] as const;
  try {
    await measure(lighthouse, pages, runs, [servers[0].siteUrl, servers[1].siteUrl]);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    await rm(path.dirname(twin.releases), { recursive: true, force: true });
  }
}

/** The first page of each view, or those that are asked for. */
function pagesToMeasure(wanted: readonly string[]): DeclaredPage[] {
  const declared = declaredPages();
  if (wanted.length === 0)
    return declared.filter(({ view }, index) => declared.findIndex((other) => other.view === view) === index);
  return wanted.map((address) => {
    const page = declared.find((each) => each.path === address);
    if (!page) throw new Error(`No page is declared at ${address}.`);
    return page;
  });
}

/** Writes down what there is after each page: a run takes the better part of an hour. */
async function measure(
  lighthouse: Lighthouse,
  pages: readonly DeclaredPage[],
  runs: number,
  sites: readonly [live: string, twin: string],
): Promise<void> {
  const measuredAt = new Date().toISOString();
  const file = path.join(cacheFolder, 'paint', `${measuredAt.replaceAll(':', '-')}.json`);
  const measured: MeasuredPage[] = [];

  for (const [index, { path: page, view }] of pages.entries()) {
    console.log(`[${index + 1}/${pages.length}] ${page}`);
    const both = (throttling: Throttling) => sideBySide(lighthouse, page, runs, sites, throttling);
    const [simulate, devtools] = [await both('simulate'), await both('devtools')];
    measured.push({
      path: page,
      view,
      page: { simulate: simulate.page, devtools: devtools.page },
      twin: { simulate: simulate.twin, devtools: devtools.twin },
    });
    const content = { measuredAt, runs, benchmarkIndex: benchmarkIndex(measured), pages: measured };
    await writeWhole(file, JSON.stringify(content, null, 2));
  }

  console.log(`
Lighthouse, mobile, medians of ${runs}. s: simulated throttling, a: applied (devtools). KB = 1024 bytes on the wire,
without a touch. Scores: performance, accessibility, best practices, SEO.
`);
  console.table(paintTable(measured));
  console.log(`Benchmark index of the machine: ${benchmarkIndex(measured).toFixed(0)}\nEvery load: ${file}`);
}

/** The page and its twin in turn, so that both meet the same moods of the machine. */
async function sideBySide(
  lighthouse: Lighthouse,
  page: string,
  runs: number,
  [live, twin]: readonly [live: string, twin: string],
  throttling: Throttling,
): Promise<{ page: Measured; twin: Measured }> {
  const own: Load[] = [];
  const others: Load[] = [];
  for (let run = 0; run < runs; run += 1) {
    own.push(await loadPage(lighthouse, live + page, throttling));
    others.push(await loadPage(lighthouse, twin + page, throttling));
  }
  return {
    page: { median: medianLoad(own), loads: own },
    twin: { median: medianLoad(others), loads: others },
  };
}
