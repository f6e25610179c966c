import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promoteReleases } from '../../host/delivery/promotion/changes';
import { readIdentity } from '../../host/delivery/owner/identity';
import { stateFolders } from '../../host/delivery/state-folders';
import { anotherContact } from './many-towns';
import type { PreparedReleases } from './prepare-towns';

/** Page counts of the site, keyed by the number of copies of each of the 46 towns. */
const sizes = { 1: '59 pages', 100: '4,600 pages', 760: '35,000 pages' } as const;
type Copies = keyof typeof sizes;

/** Maximum seconds for each step on an idle machine with two cores. */
const targets: Record<Copies, Readonly<Record<Step, number>>> = {
  1: { 'every town changes': 1.5, 'another remote changes': 0.6, 'the change is rolled back': 0.6 },
  // A change to another remote re-renders every page too.
  100: { 'every town changes': 50, 'another remote changes': 50, 'the change is rolled back': 50 },
  760: { 'every town changes': 400, 'another remote changes': 400, 'the change is rolled back': 400 },
};
type Step = 'every town changes' | 'another remote changes' | 'the change is rolled back';
const maxMegabytes: Record<Copies, number> = { 1: 600, 100: 600, 760: 1_200 };

/**
 * Promotes releases with more and more town pages, and prints the time of each step. CPU time is the column that
 * depends least on how busy the machine is. @param args numbers of copies, such as `1 100` to skip 760.
 */
export async function benchCompose(args: readonly string[]): Promise<void> {
  const identity = await readIdentity();
  const asked = args.map(Number);
  const chosen = ([1, 100, 760] as const).filter((copies) => !asked.some(Boolean) || asked.includes(copies));
  const options = { identity };
  const rows: Record<string, Record<string, string>> = {};

  for (const copies of chosen) {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'compose-bench-'));
    const folders = stateFolders(folder);
    const measure = async (step: Step, work: () => Promise<unknown>) => {
      const [began, before] = [performance.now(), process.cpuUsage()];
      await work();
      const seconds = (performance.now() - began) / 1_000;
      const used = process.cpuUsage(before);
      const memory = Math.round(process.resourceUsage().maxRSS / 1_024);
      const row = {
        took: `${seconds.toFixed(1)} s`,
        target: `${targets[copies][step]} s`,
        processor: `${((used.user + used.system) / 1e6).toFixed(1)} s`,
        'most memory so far': `${memory} MB`,
        load: os.loadavg()[0]?.toFixed(1) ?? '',
      };
      rows[`${sizes[copies]}: ${step}`] = row;
      console.log(`${sizes[copies]}: ${step}`, JSON.stringify(row));
      if (seconds > targets[copies][step] || memory > maxMegabytes[copies]) process.exitCode = 1;
    };

    try {
      const { others, towns } = await prepareReleases(folder, copies);
      const promote = (app: string, version: string) =>
        promoteReleases(folders, () => [{ app, version }], options);
      await promoteReleases(folders, () => [...others, { app: 'towns', version: towns.first }], options);
      await measure('every town changes', () => promote('towns', towns.second));
      const contact = await anotherContact(folders);
      await measure('another remote changes', () => promote('contact', contact));
      await measure('the change is rolled back', () =>
        promote('contact', others.find(({ app }) => app === 'contact')?.version ?? ''),
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  console.table(rows);
}

function prepareReleases(folder: string, copies: Copies): Promise<PreparedReleases> {
  const child = fork(path.join(__dirname, 'prepare-towns.ts'), [folder, String(copies)]);
  return new Promise((resolve, reject) => {
    child.once('message', (prepared) => resolve(prepared as PreparedReleases));
    child.once('exit', (code) => reject(new Error(`Preparing the releases failed with code ${code}.`)));
  });
}
