import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { findOrInstallChromium } from './support/find-chromium';

/**
 * Scripts of package.json in three parallel lanes, because tests spend half their time waiting for other processes. The
 * scripts that fail fastest come first. `test:unit` comes last because it reuses the builds of `e2e`.
 */
const lanes = [['format:check', 'lint', 'typecheck', 'test:unit'], ['e2e'], ['drills']] as const;

const results: Record<string, { result: string; seconds: number }> = {};

/** Number of last lines of a failed script that are printed again at the end. */
const repeatedLines = 150;
const failedOutput: string[] = [];

/** Runs all checks of `npm test`, and installs Chromium first if needed. */
async function runAll(): Promise<void> {
  findOrInstallChromium();
  const passed = await Promise.all(
    lanes.map((scripts, index) => record(`lane ${index + 1}`, () => runLane(scripts))),
  );
  process.exitCode = passed.includes(false) ? 1 : 0;
  for (const line of failedOutput) console.log(line);
  console.table(results);
}

/** Runs scripts until one fails. @returns whether all passed. */
async function runLane(scripts: readonly string[]): Promise<boolean> {
  for (const script of scripts) {
    const hasPassed = await record(`npm run ${script}`, () => run(script));
    if (!hasPassed) return false;
  }
  return true;
}

/** Records whether the act passed, and its seconds, for the table at the end. */
async function record(name: string, act: () => Promise<boolean>): Promise<boolean> {
  const started = performance.now();
  const hasPassed = await act();
  const seconds = Math.round((performance.now() - started) / 1_000);
  const result = hasPassed ? 'passed' : 'FAILED';
  results[name] = { result, seconds };
  console.log(`${name} ${result} in ${seconds} s`);
  return hasPassed;
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
