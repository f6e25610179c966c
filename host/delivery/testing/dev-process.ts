import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';

export type DevProcess = {
  url: string;
  /** Everything it has printed. */
  said: () => string;
  stop: () => Promise<void>;
};

/**
 * `npm run dev` for an app of the repository at `root`, on any free port. Resolves once it serves.
 * @param state becomes `RTH_STATE`: where the live releases are.
 * @throws with what it said, when it ends instead.
 */
export async function startDev(root: string, state: string, app: string): Promise<DevProcess> {
  const tsx = createRequire(__filename).resolve('tsx/cli');
  const cli = path.join(root, 'host', 'delivery', 'cli.ts');
  const child = spawn(process.execPath, [tsx, cli, 'dev', app], {
    cwd: root,
    env: { ...process.env, RTH_STATE: state, PORT: '0' },
  });
  let said = '';
  const ended = once(child, 'exit');

  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (address && said.includes('Stop with')) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`It ended: ${said}`)));
  });

  return {
    url,
    said: () => said,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
