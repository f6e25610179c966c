import { stateFolders } from '../../state-folders';
import { doStep, type Step } from './drill-machine';

/** Runs steps in this process, and prints their outcomes for `runMachine`. */
async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const step of steps) console.log(`outcome ${JSON.stringify(await doStep(stateFolders(), step))}`);
}

runSteps(JSON.parse(process.argv[2] ?? '[]')).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
