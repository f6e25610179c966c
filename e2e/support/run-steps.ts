import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

export type Step = { name: string; command: readonly string[] };

type Ran = Step & { seconds: number; hasPassed: boolean; report: string };

/**
 * Runs groups of steps one after another until one fails, the steps of a group side by side; shows what they
 * say, and ends with a table of what each took. A step that fails leaves its report, all that it said, in the
 * machine's temporary folder.
 * @returns whether all passed.
 */
export async function runSteps(groups: readonly (readonly Step[])[]): Promise<boolean> {
  const reports = await mkdtemp(path.join(os.tmpdir(), 'npm-test-'));
  const ran: Ran[] = [];

  for (const [index, group] of groups.entries()) {
    console.log(`\n[${index + 1}/${groups.length}] ${group.map(({ name }) => name).join(', ')}`);
    ran.push(...(await Promise.all(group.map((step) => runStep(step, reports)))));
    const failed = ran.filter(({ hasPassed }) => !hasPassed);
    if (failed.length === 0) continue;

    console.log(`\n${stepTable(ran)}`);
    for (const { name, command, report } of failed)
      console.error(`✗ ${name} failed. Run it alone with: ${command.join(' ')}\n  Report: ${report}`);
    return false;
  }

  console.log(`\n${stepTable(ran)}`);
  await rm(reports, { recursive: true });
  return true;
}

async function runStep(step: Step, reports: string): Promise<Ran> {
  const report = path.join(reports, `${step.name.replaceAll(' ', '-')}.log`);
  const started = performance.now();
  const hasPassed = await run(step.command, report);
  return { ...step, seconds: (performance.now() - started) / 1_000, hasPassed, report };
}

/** One line for each step, and one for their sum, such as `✓ lint  41 s`. */
export function stepTable(ran: readonly Pick<Ran, 'name' | 'seconds' | 'hasPassed'>[]): string {
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
