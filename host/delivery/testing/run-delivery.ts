import { execFile } from 'node:child_process';
import path from 'node:path';

/**
 * Runs `npm run rth -- …` in the repository at `root`. @param state becomes `RTH_STATE`.
 * @returns its output. @throws with its output when it refuses.
 */
export async function runDelivery(root: string, state: string, words: readonly string[]): Promise<string> {
  return runScript(root, state, [path.join(root, 'host', 'delivery', 'rth.mjs'), ...words]);
}

/** Runs a script of Node. */
export async function runScript(root: string, state: string, words: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: root, env: { ...process.env, RTH_STATE: state }, maxBuffer: 16 * 1024 ** 2 };
    // Compilers report errors on the standard output, which Node leaves out of the error.
    execFile(process.execPath, words, options, (error, stdout, stderr) => {
      if (error) reject(Object.assign(error, { message: `${error.message}\n${stdout}`, stdout, stderr }));
      else resolve(stdout);
    });
  });
}
