import { callOf, isUrgent } from '../shown-request';
import { referenceOn, type RequestToKeep, type StoredRequest } from '../stored-request';
import { addFile, useFile } from './file-rows';
import { countRows, type Period } from './kept-request';
import type { RequestDatabase } from './open-database';
import { searchableText } from './searchable-text';

export type Arrival = {
  /** Under which it is kept. */
  reference: string;
  /** False when the same form was kept before, whatever became of it. */
  isNew: boolean;
};

type Accepting = {
  /** Where the photographs lie now, by the name of the file; default: in the library, or they will. */
  from?: ReadonlyMap<string, string>;
  /** Whether the owner is to get it by mail, unless it is in quarantine. Default: true. */
  isMailed?: boolean;
};

/** Keeps a request with its photographs: on disk, synced, when this returns. @throws Error when nothing was kept. */
export function acceptRequest(
  database: RequestDatabase,
  { request, isQuarantined, likeness, photos }: RequestToKeep,
  { from = new Map(), isMailed = true }: Accepting = {},
): Arrival {
  const receivedAt = Date.parse(request.receivedAt);
  return database.write(() => {
    const known = sameRequest(database, request);
    if (known !== null) return { reference: known, isNew: false };
    const reference = freeReference(database, request);
    const follows = reference === request.reference ? (request.follows ?? null) : request.reference;
    const call = callOf(request);
    const kept = { ...request, reference, fields: withReference(request.fields, reference) };
    database.run(
      `INSERT INTO requests (reference, fingerprint, follows, receivedAt, content, likeness, searchText,
         quarantinedAt, mailState, nextAt, callAt, isUrgent) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[reference, request.fingerprint, follows, receivedAt, JSON.stringify(kept), likeness],
      ...[searchableText(kept), isQuarantined ? receivedAt : null],
      ...[isQuarantined || !isMailed ? 'none' : 'waiting', receivedAt],
      ...[call && `${call.day} ${call.time}`, isUrgent(request) ? 1 : 0],
    );
    for (const { file, name, sender } of photos) {
      const state = file.endsWith('.raw') ? 'waiting' : 'kept';
      addFile(database, { name: file, state, sender, at: receivedAt, from: from.get(file) ?? null });
      useFile(database, file, `request:${reference}`, name);
    }
    return { reference, isNew: true };
  });
}

type Named = Pick<StoredRequest, 'reference' | 'fingerprint'>;

/** The reference under which the same form is kept already, whatever became of it. */
export function sameRequest(database: RequestDatabase, { reference, fingerprint }: Named): string | null {
  const same = 'SELECT reference FROM requests WHERE fingerprint = ? AND ? IN (reference, follows)';
  return database.get<Named>(same, fingerprint, reference)?.reference ?? null;
}

/** The reference of the form, or where another request has it, one of the same day that follows from the content. */
function freeReference(database: RequestDatabase, { reference, fingerprint }: Named): string {
  const others = [0, 16, 32, 48].map((at) =>
    referenceOn(reference.slice(4, 12), fingerprint.slice(at, at + 16)),
  );
  const free = [reference, ...others].find(
    (each) => countRows(database, 'requests WHERE reference = ?', each) === 0,
  );
  if (free === undefined) throw new Error(`No reference is free for a request that follows ${reference}.`);
  return free;
}

const withReference = (fields: StoredRequest['fields'], reference: string): StoredRequest['fields'] =>
  fields.map(([name, value]) => [name, name === 'Référence' ? reference : value]);

/** How many requests have come within the period, those in quarantine not counted. */
export function countReceived(database: RequestDatabase, period: Period): number {
  return countRows(
    database,
    `requests WHERE state IN ('new', 'handled') AND receivedAt BETWEEN ? AND ?`,
    ...period,
  );
}

/** How many requests of the same words came within the period, under other references. */
export function countAlike(
  database: RequestDatabase,
  { likeness, period, reference }: { likeness: string; period: Period; reference: string },
): number {
  const alike =
    'SELECT 1 FROM requests WHERE likeness = ? AND receivedAt BETWEEN ? AND ? AND reference <> ? LIMIT 100';
  return countRows(database, `(${alike})`, ...[likeness, ...period, reference]);
}
