import { crashDrill } from './crash-drill';
import type { Drill } from './drill-report';
import { rehearsalDrill } from './rehearsal-drill';
import { releaseDrill } from './release-drill';

/** Drills that `npm test` runs. */
const ofFormService: readonly Drill[] = [{ name: 'crash', run: crashDrill }];

/** All drills. Those that `npm test` omits need Debian, or minutes of builds. */
const all: readonly Drill[] = [
  ...ofFormService,
  { name: 'release', run: releaseDrill },
  { name: 'rehearsal', run: () => rehearsalDrill(12) },
  { name: 'rehearsal 13', run: () => rehearsalDrill(13) },
];

const wordOf = ({ name }: Drill) => name.replace(' ', '-');

/** Runs `npm run drills [-- name …]`: the named drills, or the drills of the form service. */
async function runDrills(names: readonly string[]): Promise<void> {
  const chosen = names.length === 0 ? ofFormService : all.filter((drill) => names.includes(wordOf(drill)));
  if (chosen.length === 0) throw new Error(`The drills are ${all.map(wordOf).join(', ')}.`);
  for (const { name, run } of chosen) {
    const started = performance.now();
    const { lines, failures } = await run();
    console.log(`\n${name} drill, ${((performance.now() - started) / 1_000).toFixed(0)} s`);
    for (const line of lines) console.log(`  ${line}`);
    for (const failure of failures) console.error(`  ✗ ${failure}`);
    if (failures.length > 0) process.exitCode = 1;
    else console.log('  ✓ passed');
  }
}

runDrills(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
