import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, unlink } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isErrorCode } from '../error-code';

const storedRequest = z.object({
  reference: z.string(),
  /** ISO 8601, UTC. */
  receivedAt: z.string(),
  /** The address that the form was sent to. */
  address: z.string(),
  subject: z.string(),
  replyTo: z.string(),
  copies: z.array(z.string()).readonly(),
  fingerprint: z.string(),
  /** Pairs and not an object: they keep their order, and no name is special. */
  fields: z.array(z.tuple([z.string(), z.string()])).readonly(),
});

/** A request as it lies on disk, one JSON file each. */
export type StoredRequest = z.infer<typeof storedRequest>;

/**
 * Folders of the spool. `amended` holds a second arrival whose content differs from the first, as
 * when a visitor corrects a phone number after an answer that never reached him.
 */
export type SpoolFolder = 'accepted' | 'amended' | 'quarantine';

export type Spool = {
  /** Resolves once the request is safe on disk, or was already. Rejects when that is not certain. */
  accept(request: StoredRequest): Promise<'stored' | 'duplicate'>;
  /** The same for what a robot probably sent: kept apart, never deleted. */
  quarantine(request: StoredRequest): Promise<void>;
  list(folder: SpoolFolder): Promise<SpoolListing>;
};

export type SpoolListing = { requests: readonly StoredRequest[]; unreadable: readonly string[] };

/** Opens the folder, making it if need be, and proves that it can keep a request. */
export async function openSpool(spoolDir: string): Promise<Spool> {
  const at = (folder: SpoolFolder | 'incoming', name = '') => path.join(spoolDir, folder, name);
  for (const folder of ['accepted', 'amended', 'quarantine', 'incoming'] as const) {
    await mkdir(at(folder), { recursive: true });
  }
  await syncFolder(spoolDir);
  await syncFolder(path.dirname(path.resolve(spoolDir)));
  await proveUsable(at('incoming'));

  /** False when the name is taken. Both winner and loser return only once the winner's file is synced. */
  async function write(folder: SpoolFolder, name: string, request: StoredRequest): Promise<boolean> {
    const draft = at('incoming', `${randomBytes(8).toString('hex')}.json`);
    try {
      await writeSynced(draft, `${JSON.stringify(request, null, 2)}\n`);
      // A link, unlike a rename, fails when the name exists: of two simultaneous arrivals one wins.
      const isNew = await linkUnlessTaken(draft, at(folder, name));
      await syncFolder(at(folder));
      return isNew;
    } finally {
      await unlink(draft).catch(() => undefined);
    }
  }

  async function accept(request: StoredRequest): Promise<'stored' | 'duplicate'> {
    const file = `${request.reference}.json`;
    if (await write('accepted', file, request)) return 'stored';

    const first = await readRequest(at('accepted', file));
    if (first?.fingerprint !== request.fingerprint) await write('amended', revisionName(request), request);
    return 'duplicate';
  }

  async function list(folder: SpoolFolder): Promise<SpoolListing> {
    const names = (await readdir(at(folder))).filter((name) => name.endsWith('.json'));
    const requests: StoredRequest[] = [];
    const unreadable: string[] = [];
    for (const name of names) {
      const request = await readRequest(at(folder, name));
      if (request) requests.push(request);
      else unreadable.push(path.join(folder, name));
    }
    requests.sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));
    return { requests, unreadable };
  }

  return {
    accept,
    quarantine: async (request) => void (await write('quarantine', revisionName(request), request)),
    list,
  };
}

function revisionName({ reference, fingerprint }: StoredRequest): string {
  return `${reference}.${fingerprint.slice(0, 12)}.json`;
}

async function readRequest(file: string): Promise<StoredRequest | null> {
  try {
    return storedRequest.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

async function writeSynced(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Some network and memory-card file systems have no links; better said at the start than to the first visitor. */
async function proveUsable(folder: string): Promise<void> {
  const probe = path.join(folder, `probe-${randomBytes(8).toString('hex')}`);
  await writeSynced(probe, '');
  try {
    await link(probe, `${probe}-link`);
    await unlink(`${probe}-link`);
  } finally {
    await unlink(probe);
  }
}

async function linkUnlessTaken(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (isErrorCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** A new name survives a power cut only once its folder is synced too. Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
