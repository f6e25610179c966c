import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumFlags } from '../../support/chromium-flags';

const execute = promisify(execFile);

/**
 * Lighthouse's method of simulating a slow phone. `simulate` calculates the times from a fast load, and `devtools`
 * slows down the network and the CPU.
 */
export type Throttling = 'simulate' | 'devtools';

/** Lighthouse's measurements of one load on a phone, without input. */
export type Load = {
  /** Largest contentful paint, in ms after the navigation. */
  lcp: number;
  /** Total blocking time, in ms. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Bytes on the wire, including headers. */
  scriptBytes: number;
  allBytes: number;
  /** Lighthouse's four scores range from 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Speed of the machine during the load. Higher is faster. */
  benchmarkIndex: number;
};

export type Lighthouse = { command: readonly [node: string, script: string]; chromium: string };

/** Loads a page in a fresh browser. Retries once if Lighthouse fails. */
export async function loadPage(lighthouse: Lighthouse, url: string, throttling: Throttling): Promise<Load> {
  return readLoad(
    await run(lighthouse, url, throttling).catch((error: unknown) => {
      console.error(`Lighthouse failed, trying again: ${String(error)}`);
      return run(lighthouse, url, throttling);
    }),
  );
}

type LighthouseResult = {
  audits: Record<string, { numericValue?: number; details?: { items?: readonly NetworkRequest[] } }>;
  categories: Record<string, { score: number | null }>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
};

type NetworkRequest = { resourceType?: string; transferSize?: number };

async function run(
  { command: [node, script], chromium }: Lighthouse,
  url: string,
  throttling: Throttling,
): Promise<LighthouseResult> {
  const flags = [...chromiumFlags, '--headless=new', '--disable-dev-shm-usage'];
  const args = [
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    '--max-wait-for-load=60000',
    `--throttling-method=${throttling}`,
    `--chrome-flags=${flags.join(' ')}`,
  ];
  const { stdout } = await execute(node, [script, url, ...args], {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 180_000,
    // On SIGINT, Lighthouse closes its browser.
    killSignal: 'SIGINT',
  });
  const result: LighthouseResult = JSON.parse(stdout);
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return result;
}

/** @throws Error if a measurement is missing. */
function readLoad({ audits, categories, environment }: LighthouseResult): Load {
  const valueOf = (audit: string) => number(audit, audits[audit]?.numericValue);
  const scoreOf = (category: string) =>
    Math.round(100 * number(category, categories[category]?.score ?? undefined));
  const requests = audits['network-requests']?.details?.items ?? [];
  const bytes = (list: readonly NetworkRequest[]) =>
    list.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);

  return {
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    scriptBytes: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    allBytes: bytes(requests),
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
    benchmarkIndex: environment.benchmarkIndex,
  };
}

function number(name: string, value: number | undefined): number {
  if (value === undefined) throw new Error(`Lighthouse did not measure ${name}.`);
  return value;
}
