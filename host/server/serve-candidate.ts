import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { portFromEnvironment } from '../delivery/port';
import { readIdentity, readLiveIdentity } from '../delivery/owner/identity';
import { startServer } from './start-server';
import { candidateNamed } from '../delivery/commands/arguments';
import { removeTree } from '../delivery/files';
import { print } from '../delivery/progress';
import { stateFolders, type StateFolders } from '../delivery/state-folders';
import { runProcess } from '../delivery/stop-on-signal';
import type { Change } from '../delivery/gate/gate';
import { composeJudged } from '../delivery/promotion/promote';

const usualPort = 8500;

/** Composes a site as a promotion would, judges it, and serves it. @throws GateRefusal */
async function serveCandidate(
  folders: StateFolders,
  change: Change,
  checkout: Identity,
): Promise<{ url: string; close: () => Promise<void> }> {
  const { draft } = await composeJudged(folders, change, checkout);
  const spoolDir = await mkdtemp(path.join(os.tmpdir(), 'rth-candidate-'));
  const remove = async () => {
    await removeTree(draft.folder);
    await rm(spoolDir, { recursive: true, force: true });
  };
  try {
    const port = portFromEnvironment(usualPort);
    const identity = await readLiveIdentity(draft.folder);
    const server = await startServer({
      siteDir: draft.folder,
      spoolDir,
      port,
      identity,
      log: (line) => void process.stderr.write(`${line}\n`),
    });
    const close = async () => {
      await server.close();
      await remove();
    };
    return { url: server.siteUrl.replace('127.0.0.1', 'localhost'), close };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Runs `npm run candidate -- towns@1.3.0-3fa9c2d1e0`. Requests sent to the candidate are deleted at the end. */
runProcess(async () => {
  const folders = stateFolders();
  const change = await candidateNamed(folders, process.argv.slice(2));
  const { url, close } = await serveCandidate(folders, change, await readIdentity());
  print(`The candidate site:  ${url}`, 'Stop with Ctrl+C.');
  return close;
});
