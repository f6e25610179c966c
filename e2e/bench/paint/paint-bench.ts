import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bringUpToDate } from '../../../host/delivery/bring-up-to-date';
import { readIdentity } from '../../../host/delivery/identity/read-identity';
import { installProject } from '../../../host/delivery/install-project';
import { testFolders } from '../../../host/delivery/testing/test-folders';
import { declaredPages } from '../../support/composed-site';
import type { DeclaredPage } from '../../support/declared-page';
import { findOrInstallChromium } from '../../support/find-chromium';
import { serveSite } from '../../support/serve-site';
import { loadPage, type Lighthouse, type Load } from './load-page';
import { benchmarkIndex, paintTable, type MeasuredPage } from './paint-report';
import { scriptlessSite } from './scriptless-site';

/**
 * Prints Lighthouse's measurements of one page of each view and of its copy without scripts. Asserts nothing.
 * @param args `--runs N` for N loads instead of 5, and paths to load other pages.
 */
export async function benchPaint(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs ${values.runs} is not a positive integer.`);

  const lighthouse = { command: findOrInstallLighthouse(), chromium: findOrInstallChromium() };
  const identity = await readIdentity();
  await bringUpToDate(testFolders(), identity);
  const pages = pagesToMeasure(positionals);
  const copy = await scriptlessSite(
    testFolders(),
    pages.map((page) => page.path),
  );
  const servers = [await serveSite(testFolders()), await serveSite(copy)] as const;
  try {
    await measure(lighthouse, pages, runs, [servers[0].siteUrl, servers[1].siteUrl]);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    await rm(path.dirname(copy.releases), { recursive: true, force: true });
  }
}

/** Installs Lighthouse if needed. @returns the command that starts it. */
function findOrInstallLighthouse(): readonly [node: string, script: string] {
  const folder = path.join(path.dirname(__dirname), 'lighthouse');
  const modules = installProject(folder, 'Lighthouse and its Node (365 MB)');
  return [path.join(modules, 'node', 'bin', 'node'), path.join(modules, 'lighthouse', 'cli', 'index.js')];
}

/** Returns the first page of each view, or the given pages. */
function pagesToMeasure(wanted: readonly string[]): DeclaredPage[] {
  const declared = declaredPages();
  if (wanted.length === 0)
    return declared.filter(({ view }, index) => declared.findIndex((other) => other.view === view) === index);
  return wanted.map((pagePath) => {
    const page = declared.find((each) => each.path === pagePath);
    if (!page) throw new Error(`No page is declared at ${pagePath}.`);
    return page;
  });
}

async function measure(
  lighthouse: Lighthouse,
  pages: readonly DeclaredPage[],
  runs: number,
  [live, copy]: readonly [live: string, copy: string],
): Promise<void> {
  const measured: MeasuredPage[] = [];
  for (const [index, page] of pages.entries()) {
    console.log(`[${index + 1}/${pages.length}] ${page.path}`);
    const loads = {
      page: { simulate: [] as Load[], devtools: [] as Load[] },
      copy: { simulate: [] as Load[], devtools: [] as Load[] },
    };
    for (const throttling of ['simulate', 'devtools'] as const)
      for (let run = 0; run < runs; run += 1) {
        // Alternates between the page and its copy, because the load on the machine varies.
        loads.page[throttling].push(await loadPage(lighthouse, live + page.path, throttling));
        loads.copy[throttling].push(await loadPage(lighthouse, copy + page.path, throttling));
      }
    measured.push({ path: page.path, ...loads });
  }

  console.log(`
Lighthouse, mobile, medians of ${runs}. s: simulated throttling, a: applied (devtools). KB = 1024 bytes on the wire,
before any input. Scores: performance, accessibility, best practices, SEO.
`);
  console.table(paintTable(measured));
  console.log(`Benchmark index of the machine: ${benchmarkIndex(measured).toFixed(0)}`);
}
