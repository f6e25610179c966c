import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findOrInstallChromium } from './support/find-chromium';

/**
 * Scripts of package.json. What fails fastest comes first. What reads the text keeps one processor busy each, so
 * these run side by side.
 */
const steps = [['format:check', 'lint', 'typecheck'], ['test:unit'], ['drills'], ['e2e']] as const;

/** `npm test`: all that is checked at every change, on a machine that may have nothing installed. */
async function runAll(): Promise<void> {
  findOrInstallChromium();
  const results: Record<string, { result: string; seconds: number }> = {};
  for (const scripts of steps) {
    const passed = await Promise.all(
      scripts.map(async (script) => {
        const started = performance.now();
        const hasPassed = await run(script);
        const seconds = Math.round((performance.now() - started) / 1_000);
        results[`npm run ${script}`] = { result: hasPassed ? 'passed' : 'FAILED', seconds };
        return hasPassed;
      }),
    );
    process.exitCode = passed.includes(false) ? 1 : 0;
    if (process.exitCode) break;
  }
  console.table(results);
}

async function run(script: string): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const [status] = await once(child, 'close');
  return status === 0;
}

void runAll();
