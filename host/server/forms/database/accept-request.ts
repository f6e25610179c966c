import { callOf, isUrgent } from '../shown-request';
import { referenceOn, type RequestToKeep, type StoredRequest } from '../stored-request';
import { addFile, useFile } from './file-rows';
import type { Period } from './kept-request';
import { countRows, type RequestDatabase } from './open-database';
import { searchableText } from './searchable-text';

export type Arrival = {
  /** Reference of the stored request, which may differ from the one in the form. */
  reference: string;
  /** False if the same form was already stored. */
  isNew: boolean;
};

type Accepting = {
  /**
   * Paths of new files by name. A photograph without a path is already in the folder `files`, or a restore adds it
   * later.
   */
  from?: ReadonlyMap<string, string>;
  /** Whether to mail the request if it is not quarantined. Default: true. */
  isMailed?: boolean;
};

/** Stores a request and its photographs durably. @throws Error when nothing was stored. */
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
         quarantinedAt, mailState, nextAt, callAt, isUrgent, isFlood) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[reference, request.fingerprint, follows, receivedAt, JSON.stringify(kept), likeness],
      ...[searchableText(kept), isQuarantined ? receivedAt : null],
      ...[isQuarantined || !isMailed ? 'none' : 'waiting', receivedAt],
      ...[
        call && `${call.day} ${call.time}`,
        isUrgent(request) ? 1 : 0,
        request.reasons?.includes('flood') ? 1 : 0,
      ],
    );
    for (const { file, name, clientKey } of photos) {
      const state = file.endsWith('.raw') ? 'waiting' : 'kept';
      addFile(database, { name: file, state, clientKey, at: receivedAt, from: from.get(file) ?? null });
      useFile(database, file, `request:${reference}`, name);
    }
    return { reference, isNew: true };
  });
}

type Named = Pick<StoredRequest, 'reference' | 'fingerprint'>;

/**
 * Returns the reference under which the same form is already stored, or null. Searches by reference, because a robot
 * may send thousands of forms with the same fingerprint.
 */
export function sameRequest(database: RequestDatabase, { reference, fingerprint }: Named): string | null {
  const same = 'SELECT reference FROM requests WHERE (reference = ? OR follows = ?) AND fingerprint = ?';
  return database.get<Named>(same, reference, reference, fingerprint)?.reference ?? null;
}

/** Returns the form's reference. If another request already has it, derives a new one from the fingerprint. */
function freeReference(database: RequestDatabase, { reference, fingerprint }: Named): string {
  const others = [0, 16, 32, 48].map((at) =>
    referenceOn(reference.slice(4, 12), fingerprint.slice(at, at + 16)),
  );
  const free = [reference, ...others].find(
    (each) => countRows(database, 'requests WHERE reference = ?', each) === 0,
  );
  if (free === undefined)
    throw new Error(`Every reference derived for a follow-up of ${reference} is taken.`);
  return free;
}

const withReference = (fields: StoredRequest['fields'], reference: string): StoredRequest['fields'] =>
  fields.map(([name, value]) => [name, name === 'Référence' ? reference : value]);

/** Counts a period's requests outside quarantine. The query avoids `state`, so that SQLite reads only an index. */
export function countReceived(database: RequestDatabase, period: Period): number {
  return countRows(
    database,
    'requests WHERE quarantinedAt IS NULL AND receivedAt BETWEEN ? AND ?',
    ...period,
  );
}

/** Counts other requests of the period with the same `likeness`, up to 100. */
export function countAlike(
  database: RequestDatabase,
  { likeness, period, reference }: { likeness: string; period: Period; reference: string },
): number {
  const alike =
    'SELECT 1 FROM requests WHERE likeness = ? AND receivedAt BETWEEN ? AND ? AND reference <> ? LIMIT 100';
  return countRows(database, `(${alike})`, ...[likeness, ...period, reference]);
}
