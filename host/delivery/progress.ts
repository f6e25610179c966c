import pc from 'picocolors';
import { jsonText } from './files';

let output: NodeJS.WriteStream = process.stdout;

/** Reserves the standard output for the JSON answer of a command; everything else goes to the standard error. */
export function answerInJson(): (answer: unknown) => void {
  output = process.stderr;
  return (answer) => void process.stdout.write(jsonText(answer));
}

/** Prints lines for a person. */
export function print(...lines: string[]): void {
  for (const line of lines) output.write(`${line}\n`);
}

/** Prints the name of a step, and its duration once it is done. */
export async function timed<Value>(step: string, work: () => Promise<Value>): Promise<Value> {
  const start = performance.now();
  if (output.isTTY) output.write(pc.dim(`${step} …`));
  const value = await work().finally(() => {
    if (output.isTTY) output.write('\r\u001b[K');
  });
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  print(`${pc.green('✓')} ${step} ${pc.dim(`${seconds} s`)}`);
  return value;
}
