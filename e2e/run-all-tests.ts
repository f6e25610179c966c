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

/** How many of its last lines a script that fails says again at the very end, below what the other lane printed. */
const repeatedLines = 150;
const failedOutput: string[] = [];

/** `npm test`: all that is checked at every change, on a machine that may have nothing installed. */
async function runAll(): Promise<void> {
  findOrInstallChromium();
  const passed = await Promise.all(lanes.map(runLane));
  process.exitCode = passed.includes(false) ? 1 : 0;
  for (const line of failedOutput) console.log(line);
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
  const lastLines: string[] = [];
  for (const output of [child.stdout, child.stderr]) sayWhose(script, output, lastLines);
  const [status] = await once(child, 'close');
  if (status !== 0) failedOutput.push(...lastLines);
  return status === 0;
}

/** Prints each line after the name of the script that says it, and keeps the last ones. */
function sayWhose(script: string, output: Readable, lastLines: string[]): void {
  createInterface({ input: output }).on('line', (line) => {
    const said = `${script.padEnd(12)} ${line}`;
    console.log(said);
    lastLines.push(said);
    if (lastLines.length > repeatedLines) lastLines.shift();
  });
}

void runAll();
