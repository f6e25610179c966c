import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { findOrInstallChromium } from './support/find-chromium';

/**
 * Scripts of package.json in two parallel lanes, because tests spend half their time waiting for other processes. The
 * scripts that fail fastest come first. `test:unit` comes last because it reuses the builds of `e2e`.
 */
const lanes = [
  ['format:check', 'lint', 'typecheck', 'test:unit'],
  ['e2e', 'drills'],
] as const;

const results: Record<string, { result: string; seconds: number }> = {};

/** Number of last lines of a failed script that are printed again at the end. */
const repeatedLines = 150;
const failedOutput: string[] = [];

/** Runs all checks of `npm test`, and installs Chromium first if needed. */
async function runAll(): Promise<void> {
  findOrInstallChromium();
  const passed = await Promise.all(lanes.map(runLane));
  process.exitCode = passed.includes(false) ? 1 : 0;
  for (const line of failedOutput) console.log(line);
  console.table(results);
}

/** Runs scripts until one fails. @returns whether all passed. */
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
  for (const output of [child.stdout, child.stderr]) printLines(script, output, lastLines);
  const [status] = await once(child, 'close');
  if (status !== 0) failedOutput.push(...lastLines);
  return status === 0;
}

/** Prints each line after the script's name, and stores the last lines. */
function printLines(script: string, output: Readable, lastLines: string[]): void {
  createInterface({ input: output }).on('line', (line) => {
    const printed = `${script.padEnd(12)} ${line}`;
    console.log(printed);
    lastLines.push(printed);
    if (lastLines.length > repeatedLines) lastLines.shift();
  });
}

void runAll();
