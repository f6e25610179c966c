import { spawn } from 'node:child_process';
import { findOrInstallChromium } from './support/find-chromium';

type Step = { name: string; command: readonly string[] };

/** In this order: what fails fastest comes first. */
const steps: readonly Step[] = [
  { name: 'format', command: ['npm', 'run', '--silent', 'format:check'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'unit and contract tests', command: ['npm', 'run', '--silent', 'unit'] },
  { name: 'form service drills', command: ['npm', 'run', '--silent', 'drills'] },
  { name: 'end-to-end tests', command: ['npm', 'run', '--silent', 'e2e'] },
];

/** `npm test`: every check there is, on a machine that may have nothing installed. */
async function runAll(): Promise<void> {
  findOrInstallChromium();

  for (const [index, step] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${step.name}`);
    const started = performance.now();
    const status = await run(step.command);
    const seconds = ((performance.now() - started) / 1_000).toFixed(0);
    if (status !== 0) {
      console.error(`✗ ${step.name} failed after ${seconds} s. Run it alone with: ${step.command.join(' ')}`);
      process.exitCode = 1;
      return;
    }
    console.log(`✓ ${step.name} ${seconds} s`);
  }
}

function run([command = '', ...words]: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    spawn(command, words, { stdio: 'inherit', shell: process.platform === 'win32' })
      .on('error', () => resolve(1))
      .on('exit', (status) => resolve(status ?? 1));
  });
}

void runAll();
