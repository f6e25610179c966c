import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';

export type DevProcess = { url: string; stop: () => Promise<void> };

/**
 * Starts `npm run dev` for an app of the repository at `root`.
 * @param state value of `RTH_STATE`, the parent of the site's state folders.
 */
export const startDev = (root: string, state: string, app: string): Promise<DevProcess> =>
  startDevIn(root, { ...process.env, RTH_STATE: state }, [
    createRequire(__filename).resolve('tsx/cli'),
    path.join(root, 'host', 'server', 'dev.ts'),
    app,
  ]);

/**
 * Starts a server with these arguments, on any free port. Resolves once the server is ready.
 * @throws Error with the output when the process ends instead.
 */
export async function startDevIn(
  root: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[],
): Promise<DevProcess> {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...env, PORT: '0' } });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const readOutput = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (url && output.includes('Stop with')) resolve(url);
    };
    child.stdout.on('data', readOutput);
    child.stderr.on('data', readOutput);
    child.once('exit', () => reject(new Error(`The server ended: ${output}`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
