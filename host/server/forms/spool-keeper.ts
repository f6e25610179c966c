import { isSettled, rawHead } from './photos/raw-photo';
import type { SpoolFolder, SpoolPath } from './spool-folders';
import type { SpoolReader } from './spool-reader';
import { rawName, revisionKey, type StoredRequest } from './stored-request';
import { removeSynced, syncFolder, type SyncedWriter } from './synced-files';

/** A photograph as it was sent, to be kept with a request that names its file. */
export type PhotoToKeep = {
  /** What it will be called in the folder `photos`. */
  file: string;
  bytes: Buffer;
  /** See `photos/sender-mark.ts`. */
  senderMark: Buffer;
};

type Arrival = {
  kind: 'stored' | 'duplicate' | 'amended';
  /** Names the stored file: the reference, and for a second version a part of its fingerprint. */
  key: string;
};

export type SpoolKeeper = {
  /** Resolves once the request is safe on disk, or was already. Rejects when that is not certain. */
  accept(request: StoredRequest, photos?: readonly PhotoToKeep[]): Promise<Arrival>;
  /** The same for what a robot probably sent: kept apart. */
  quarantine(request: StoredRequest, photos?: readonly PhotoToKeep[]): Promise<void>;
  /** Whether this very content is safe on disk already, so that its photographs need no second look. */
  has(request: StoredRequest): Promise<boolean>;
  /** Makes a quarantined request an accepted one. Null when there is none of that name. */
  release(key: string): Promise<Arrival | null>;
};

type KeeperParts = { at: SpoolPath; writer: SyncedWriter; read: SpoolReader['read'] };

export function spoolKeeper({ at, writer, read }: KeeperParts): SpoolKeeper {
  const fileOf = (folder: SpoolFolder, key: string) => at(folder, `${key}.json`);

  /** Before the request that names them: a request on disk is complete. */
  async function keepPhotos(photos: readonly PhotoToKeep[]): Promise<void> {
    await Promise.all(
      photos.map(async ({ file, bytes, senderMark }) => {
        if (await isSettled({ at }, file)) return;
        await writer.writeNew(at('raw', rawName(file)), [rawHead(senderMark), bytes]);
      }),
    );
  }

  /** Whoever watches the spool learns of the file by a note; see `changes.ts`. @returns whether it is new. */
  const keepNew = (folder: SpoolFolder, key: string, request: StoredRequest) =>
    writer.writeNew(fileOf(folder, key), asText(request), at('changed', key));

  async function accept(request: StoredRequest, photos: readonly PhotoToKeep[] = []): Promise<Arrival> {
    await keepPhotos(photos);
    const { reference } = request;
    if (await keepNew('accepted', reference, request)) return { kind: 'stored', key: reference };

    const first = await read('accepted', reference);
    if (first?.fingerprint === request.fingerprint) return { kind: 'duplicate', key: reference };
    const key = revisionKey(request);
    const isNew = await keepNew('amended', key, request);
    return { kind: isNew ? 'amended' : 'duplicate', key };
  }

  return {
    accept,
    async quarantine(request, photos = []) {
      await keepPhotos(photos);
      await keepNew('quarantine', revisionKey(request), request);
    },
    async has(request) {
      const { reference, fingerprint } = request;
      const first = await read('accepted', reference);
      // Only a request that is there can have been amended.
      if (!first) return false;
      const isFirst = first.fingerprint === fingerprint;
      const again = isFirst ? first : await read('amended', revisionKey(request));
      if (again?.fingerprint !== fingerprint) return false;
      // The first arrival may be linked but not synced yet.
      await syncFolder(at(isFirst ? 'accepted' : 'amended'));
      return true;
    },
    async release(key) {
      const request = await read('quarantine', key);
      if (!request) return null;
      const arrival = await accept(request);
      await removeSynced(fileOf('quarantine', key));
      return arrival;
    },
  };
}

function asText(request: StoredRequest): string {
  return `${JSON.stringify(request, null, 2)}\n`;
}
