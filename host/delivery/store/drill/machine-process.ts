import { beMachine } from './drill-machine';

beMachine(JSON.parse(process.argv[2] ?? '[]')).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
