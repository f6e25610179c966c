import { execFile } from 'node:child_process';
import path from 'node:path';

/**
 * Runs `npm run rth -- …` in the repository at `root`. @param state value of `RTH_STATE`.
 * @returns the output. @throws Error with the output when the command refuses.
 */
export async function runDelivery(root: string, state: string, args: readonly string[]): Promise<string> {
  return runScript(root, state, ['--import', 'tsx', path.join(root, 'host', 'delivery', 'cli.ts'), ...args]);
}

/** Runs a Node script. */
export async function runScript(root: string, state: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    // Without DAILY, so that a daily test can run the usual tests of a copy.
    const env = { ...process.env, DAILY: '', RTH_STATE: state };
    const options = { cwd: root, env, maxBuffer: 16 * 1024 ** 2 };
    // Compilers write errors to standard output, which Node does not include in the error.
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      if (error) reject(Object.assign(error, { message: `${error.message}\n${stdout}`, stdout, stderr }));
      else resolve(stdout);
    });
  });
}
