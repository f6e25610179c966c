import pc from 'picocolors';

/** One line of progress. */
export function say(line: string): void {
  console.log(line);
}

/** Says what begins, and when it is done how long it took. */
export async function timed<Value>(step: string, work: () => Promise<Value>): Promise<Value> {
  const start = performance.now();
  const isTerminal = process.stdout.isTTY;
  if (isTerminal) process.stdout.write(pc.dim(`${step} …`));
  const value = await work().finally(() => {
    if (isTerminal) process.stdout.write('\r\u001b[K');
  });
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  say(`${pc.green('✓')} ${step} ${pc.dim(`${seconds} s`)}`);
  return value;
}
