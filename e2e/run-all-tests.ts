import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { findOrInstallChromium } from './support/find-chromium';

/**
 * Scripts of package.json, in two lanes that run side by side: tests wait for half of their time, for a browser or
 * for a process that they have started. What fails fastest comes first; the builds of `e2e` serve the unit tests too.
 */
const lanes = [
  ['format:check', 'lint', 'typecheck', 'test:unit'],
  ['e2e', 'drills'],
] as const;

const results: Record<string, { result: string; seconds: number }> = {};

/** `npm test`: all that is checked at every change, on a machine that may have nothing installed. */
async function runAll(): Promise<void> {
  findOrInstallChromium();
  const passed = await Promise.all(lanes.map(runLane));
  process.exitCode = passed.includes(false) ? 1 : 0;
  console.table(results);
}

/** @returns whether all of them passed: the first that fails is the last. */
async function runLane(scripts: readonly string[]): Promise<boolean> {
  for (const script of scripts) {
    const started = performance.now();
    const hasPassed = await run(script);
    const seconds = Math.round((performance.now() - started) / 1_000);
    results[`npm run ${script}`] = { result: hasPassed ? 'passed' : 'FAILED', seconds };
    console.log(`${script} ${hasPassed ? 'passed' : 'FAILED'} in ${seconds} s`);
    if (!hasPassed) return false;
  }
  return true;
}

async function run(script: string): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  for (const output of [child.stdout, child.stderr]) sayWhose(script, output);
  const [status] = await once(child, 'close');
  return status === 0;
}

/** Prints each line after the name of the script that says it. */
function sayWhose(script: string, output: Readable): void {
  createInterface({ input: output }).on('line', (line) => console.log(`${script.padEnd(12)} ${line}`));
}

void runAll();
