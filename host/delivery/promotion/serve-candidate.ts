import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { portFromEnvironment } from '../../server/port';
import { readLiveIdentity } from '../../server/identity/live-identity';
import { startServer } from '../../server/start-server';
import type { ComposeOptions } from '../compose/compose-options';
import { removeTree } from '../files';
import type { StateFolders } from '../state-folders';
import type { Change } from '../gate/candidate';
import type { Findings } from '../gate/refusal';
import { composeJudged } from './promote';

/** A candidate site with its own form service. `close` stops both and deletes the site and the received requests. */
type ServedCandidate = { findings: Findings | null; url: string; close: () => Promise<void> };

const usualPort = 8500;

/** Composes a site as a promotion would, judges it, and serves it. @throws GateRefusal */
export async function serveCandidate(
  folders: StateFolders,
  change: Change,
  options: ComposeOptions,
): Promise<ServedCandidate> {
  const { draft, findings } = await composeJudged(folders, change, options);
  const spoolDir = await mkdtemp(path.join(os.tmpdir(), 'rth-candidate-'));
  const remove = async () => {
    await removeTree(draft.folder);
    await rm(spoolDir, { recursive: true, force: true });
  };
  try {
    const port = portFromEnvironment(usualPort);
    const identity = await readLiveIdentity(draft.folder);
    const server = await startServer({
      ...{ siteDir: draft.folder, spoolDir, port, identity },
      log: (line) => void process.stderr.write(`${line}\n`),
    });
    const close = async () => {
      await server.close();
      await remove();
    };
    return { findings, url: server.siteUrl.replace('127.0.0.1', 'localhost'), close };
  } catch (error) {
    await remove();
    throw error;
  }
}
