import { crashDrill } from './crash-drill';
import type { DrillReport } from './drill-report';
import { rehearsalDrill } from './rehearsal-drill';
import { releaseDrill } from './release-drill';

/** All drills. Those after the first need Debian, or minutes of builds. */
const drills: Readonly<Record<string, () => Promise<DrillReport>>> = {
  crash: crashDrill,
  release: releaseDrill,
  rehearsal: () => rehearsalDrill(12),
  'rehearsal-13': () => rehearsalDrill(13),
};

/** Runs `npm run drills [-- name …]`. Default: the first drill. */
async function runDrills(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const run = drills[name];
    if (!run) throw new Error(`The drills are ${Object.keys(drills).join(', ')}.`);
    const started = performance.now();
    const { lines, failures } = await run();
    console.log(`\n${name} drill, ${((performance.now() - started) / 1_000).toFixed(0)} s`);
    for (const line of lines) console.log(`  ${line}`);
    for (const failure of failures) console.error(`  ✗ ${failure}`);
    if (failures.length > 0) process.exitCode = 1;
    else console.log('  ✓ passed');
  }
}

const [, , ...named] = process.argv;

runDrills(named.length > 0 ? named : ['crash']).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
