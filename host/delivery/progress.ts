import pc from 'picocolors';
import { jsonText } from './files';

let output: NodeJS.WriteStream = process.stdout;

/** Returns a function that prints a command's JSON. All other output then goes to standard error. */
export function answerInJson(): (answer: unknown) => void {
  output = process.stderr;
  return (answer) => void process.stdout.write(jsonText(answer));
}

/** Prints lines for a person to read. */
export function print(...lines: string[]): void {
  for (const line of lines) output.write(`${line}\n`);
}

/** Runs a step, and prints its name and duration. */
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
