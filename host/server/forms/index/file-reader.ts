import type { Spool } from '../spool';
import type { SpoolFolder } from '../spool-folders';
import { isRequestKey, referenceOf, type StoredRequest } from '../stored-request';
import type { IndexStatements } from './index-schema';
import { readRequestNow, writtenAt } from './read-now';
import { searchableText } from '../database/searchable-text';

type Places = Pick<Spool, 'at'>;

/** Brings what the index says of one file up to date: new, changed or gone. */
export function indexFile(
  { at }: Places,
  statements: IndexStatements,
  folder: SpoolFolder,
  key: string,
): void {
  removeFile(statements, folder, key);
  const request = readRequestNow(at(folder, `${key}.json`), key);
  if (request === null) return;

  const reference = isRequestKey(key) ? referenceOf(key) : '';
  if (request === 'damaged' || reference === '') {
    statements.writeFile.run(folder, key, reference, null, 1, '', '');
    return;
  }
  const { text, digits, contacts } = searchableText(request);
  const moment = momentOf(request);
  const { lastInsertRowid } = statements.writeFile.run(folder, key, reference, moment, 0, text, digits);
  for (const contact of contacts) statements.writeContact.run(contact, lastInsertRowid);
}

function removeFile(statements: IndexStatements, folder: SpoolFolder, key: string): void {
  const known: { id: number } | undefined = statements.file.get(folder, key);
  if (!known) return;
  statements.removeContacts.run(known.id);
  statements.removeFile.run(known.id);
}

export function indexHandledMark({ at }: Places, statements: IndexStatements, reference: string): void {
  const handledAt = writtenAt(at('handled', reference));
  if (handledAt === null) statements.removeHandled.run(reference);
  else statements.writeHandled.run(reference, Math.round(handledAt));
}

/** Sums up what the files of a request and its mark say together. */
export function sumUp(statements: IndexStatements, reference: string): void {
  if (reference === '') return;
  const files: Summary = statements.summary.get(reference);
  if (files.files === 0) {
    statements.removeRequest.run(reference);
    return;
  }
  const mark: { handledAt: number } | undefined = statements.handled.get(reference);
  const isCorrected = mark !== undefined && (files.lastAmendedAt ?? 0) > mark.handledAt;
  statements.writeRequest.run(
    reference,
    files.listed === 0 ? 'hidden' : mark && !isCorrected ? 'handled' : 'new',
    files.acceptedAt ?? files.firstAmendedAt ?? 0,
    mark?.handledAt ?? null,
    isCorrected ? 1 : 0,
    // A file without a date is no reason to erase: nobody knows when the last contact was.
    files.dated < files.files ? null : Math.max(files.newest ?? 0, mark?.handledAt ?? 0),
  );
}

type Summary = {
  files: number;
  dated: number;
  newest: number | null;
  listed: number;
  acceptedAt: number | null;
  firstAmendedAt: number | null;
  lastAmendedAt: number | null;
};

function momentOf({ receivedAt }: StoredRequest): number | null {
  const moment = Date.parse(receivedAt);
  return Number.isNaN(moment) ? null : moment;
}
