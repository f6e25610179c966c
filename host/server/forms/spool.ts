import { makeSpoolFolders, spoolPath, type SpoolPath } from './spool-folders';
import { spoolKeeper, type SpoolKeeper } from './spool-keeper';
import { spoolReader, type SpoolReader } from './spool-reader';
import { syncedWriter, type SyncedWriter } from './synced-files';

/** The folder of requests: what keeps them, what reads them, and where everything about them lies. */
export type Spool = SpoolKeeper &
  SpoolReader & {
    /** For what else is kept about requests, see `request-marks.ts`. */
    at: SpoolPath;
    writer: SyncedWriter;
  };

/** Opens the folder, making it if need be, and proves that it can keep a request. */
export async function openSpool(spoolDir: string): Promise<Spool> {
  await makeSpoolFolders(spoolDir);
  const at = spoolPath(spoolDir);
  const writer = syncedWriter(at('incoming'));
  const reader = spoolReader(at);
  return { ...reader, ...spoolKeeper({ at, writer, read: reader.read }), at, writer };
}
