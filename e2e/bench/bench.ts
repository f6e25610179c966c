import { benchCompose } from './compose-bench';
import { benchVisits } from './visits-bench';

/** Benchmarks of `npm run bench -- NAME`. They omit page weights, which the tests check. */
const benches: Record<string, (args: string[]) => Promise<void>> = {
  /** Time of a promotion by number of towns. */
  compose: benchCompose,
  /** Paint of each kind of page with and without scripts, and the first tap on each kind of control. */
  visits: benchVisits,
};

async function run([name = '', ...args]: string[]): Promise<void> {
  const bench = benches[name];
  if (!bench) throw new Error(`Name one of the benchmarks: ${Object.keys(benches).join(', ')}.`);
  await bench(args);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
