import { parseArgs } from 'node:util';
import { bringUpToDate } from '../../../host/delivery/bring-up-to-date';
import { readIdentity } from '../../../host/server/identity/read-identity';
import { testFolders } from '../../../host/delivery/testing/test-folders';
import { declaredPages, type DeclaredPage } from '../../support/composed-site';
import { findOrInstallChromium } from '../../support/find-chromium';
import { serveSite } from '../../support/serve-site';
import { findOrInstallLighthouse } from './find-lighthouse';
import { loadPage, type Lighthouse, type Load } from './load-page';
import { benchmarkIndex, paintTable, type MeasuredPage } from './paint-report';

/**
 * Loads one page of each view as a phone does, and prints Lighthouse's measurements. Asserts nothing.
 * @param words `--runs N` for another number of loads than 5; paths, to load only these pages.
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
  const server = await serveSite(testFolders());
  try {
    await measure(lighthouse, pages, runs, server.siteUrl);
  } finally {
    await server.close();
  }
}

/** Returns the first page of each view, or the given pages. */
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

async function measure(
  lighthouse: Lighthouse,
  pages: readonly DeclaredPage[],
  runs: number,
  siteUrl: string,
): Promise<void> {
  const measured: MeasuredPage[] = [];
  for (const [index, page] of pages.entries()) {
    console.log(`[${index + 1}/${pages.length}] ${page.path}`);
    const loads = { simulate: [] as Load[], devtools: [] as Load[] };
    for (const throttling of ['simulate', 'devtools'] as const)
      for (let run = 0; run < runs; run += 1)
        loads[throttling].push(await loadPage(lighthouse, siteUrl + page.path, throttling));
    measured.push({ path: page.path, loads });
  }

  console.log(`
Lighthouse, mobile, medians of ${runs}. s: simulated throttling, a: applied (devtools). KB = 1024 bytes on the wire,
without a touch. Scores: performance, accessibility, best practices, SEO.
`);
  console.table(paintTable(measured));
  console.log(`Benchmark index of the machine: ${benchmarkIndex(measured).toFixed(0)}`);
}
