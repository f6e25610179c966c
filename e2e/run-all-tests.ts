import { findOrInstallHeadlessChromium } from './support/find-chromium';
import { runSteps, type Step } from './support/run-steps';

/** What fails fastest comes first. Each check of the text keeps one processor busy, so they run side by side. */
const steps = [
  [
    { name: 'format', command: ['npm', 'run', '--silent', 'format:check'] },
    { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
    { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  ],
  [{ name: 'unit and contract tests', command: ['npm', 'run', '--silent', 'test:unit'] }],
  [{ name: 'form service drills', command: ['npm', 'run', '--silent', 'drills'] }],
  [{ name: 'end-to-end tests', command: ['npm', 'run', '--silent', 'e2e'] }],
] as const satisfies readonly (readonly Step[])[];

/** `npm test`: all that is checked at every change, on a machine that may have nothing installed. */
async function runAll(): Promise<void> {
  findOrInstallHeadlessChromium();
  if (!(await runSteps(steps))) process.exitCode = 1;
}

void runAll();
