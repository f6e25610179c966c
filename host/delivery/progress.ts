import pc from 'picocolors';

const output = process.stdout;

/** Tells a person. */
export function say(...lines: string[]): void {
  for (const line of lines) output.write(`${line}\n`);
}

/** Says what begins, and when it is done how long it took. */
export async function timed<Value>(step: string, work: () => Promise<Value>): Promise<Value> {
  const start = performance.now();
  if (output.isTTY) output.write(pc.dim(`${step} …`));
  const value = await work().finally(() => {
    if (output.isTTY) output.write('\r\u001b[K');
  });
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  say(`${pc.green('✓')} ${step} ${pc.dim(`${seconds} s`)}`);
  return value;
}
