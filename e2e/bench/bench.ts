import { benchCompose } from './compose-bench';
import { benchPaint } from './paint/paint-bench';
import { benchTaps } from './taps/taps-bench';
import { benchWhat } from './what-bench';

/** `npm run bench -- NAME`. What pages weigh is in the tests; see budgets.ts. */
const benches: Record<string, (words: string[]) => Promise<void>> = {
  /** What a promotion costs, as towns grow in number. */
  compose: benchCompose,
  /** What the host's scripts consist of. */
  what: benchWhat,
  /** When each kind of page is painted, beside its twin without scripts. */
  paint: benchPaint,
  /** What comes between a tap on a link and the next page. */
  taps: benchTaps,
};

async function run([name = '', ...words]: string[]): Promise<void> {
  const bench = benches[name];
  if (!bench) throw new Error(`The benches are ${Object.keys(benches).join(', ')}.`);
  await bench(words);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
