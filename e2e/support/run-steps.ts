import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export type Step = { name: string; command: readonly string[] };

type Ran = { name: string; seconds: number; hasPassed: boolean };

/**
 * Runs the steps one after another until one fails, shows what they say, and ends with a table of
 * what each took. A step that fails leaves its report, all that it said, in the machine's temporary folder.
 * @returns whether all passed.
 */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  const reports = await mkdtemp(path.join(os.tmpdir(), 'npm-test-'));
  const ran: Ran[] = [];

  for (const [index, { name, command }] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${name}`);
    const report = path.join(reports, `${name.replaceAll(' ', '-')}.log`);
    const started = performance.now();
    const hasPassed = await run(command, report);
    ran.push({ name, seconds: (performance.now() - started) / 1_000, hasPassed });
    if (hasPassed) continue;

    console.log(`\n${stepTable(ran)}`);
    console.error(`✗ ${name} failed. Run it alone with: ${command.join(' ')}\n  Report: ${report}`);
    return false;
  }

  console.log(`\n${stepTable(ran)}`);
  await rm(reports, { recursive: true });
  return true;
}

/** One line for each step, and one for their sum, such as `✓ lint  41 s`. */
export function stepTable(ran: readonly Ran[]): string {
  const total = ran.reduce((sum, { seconds }) => sum + seconds, 0);
  const rows = [
    ...ran.map(({ name, seconds, hasPassed }) => [hasPassed ? '✓' : '✗', name, seconds] as const),
    [' ', 'together', total] as const,
  ];
  const width = Math.max(...rows.map(([, name]) => name.length));
  return rows
    .map(([mark, name, seconds]) => `${mark} ${name.padEnd(width)} ${seconds.toFixed(0).padStart(5)} s`)
    .join('\n');
}

/** @param report the file that keeps what the command says. @returns whether the command succeeded. */
function run([command = '', ...words]: readonly string[], report: string): Promise<boolean> {
  return new Promise((resolve) => {
    const file = createWriteStream(report);
    const child = spawn(command, words, {
      stdio: ['inherit', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    for (const [said, shown] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      said.pipe(shown, { end: false });
      said.pipe(file, { end: false });
    }
    child
      .on('error', (error) => file.write(`${error.message}\n`))
      .on('close', (status) => file.end(() => resolve(status === 0)));
  });
}
