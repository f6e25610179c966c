import pc from 'picocolors';

let isForMachines = false;

/** From now on progress goes to the standard error, and `report` prints JSON: for `--json`. */
export function speakToMachines(): void {
  isForMachines = true;
}

const output = () => (isForMachines ? process.stderr : process.stdout);

/** One line of progress. */
export function say(line: string): void {
  output().write(`${line}\n`);
}

/** The result of a command: for a person as lines, with `--json` as one document. */
export function report(result: unknown, lines: string | readonly string[] = []): void {
  if (isForMachines) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  else for (const line of [lines].flat()) say(line);
}

/** Says what begins, and when it is done how long it took. */
export async function timed<Value>(step: string, work: () => Promise<Value>): Promise<Value> {
  const start = performance.now();
  const stream = output();
  if (stream.isTTY) stream.write(pc.dim(`${step} …`));
  const value = await work().finally(() => {
    if (stream.isTTY) stream.write('\r\u001b[K');
  });
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  say(`${pc.green('✓')} ${step} ${pc.dim(`${seconds} s`)}`);
  return value;
}
