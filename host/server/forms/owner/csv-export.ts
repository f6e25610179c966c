import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { contentFields } from '@renovation-th/shared/forms/form-fields';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { stringify } from 'csv-stringify';
import { isErrorCode } from '../../../delivery/error-code';
import { fieldLabel } from '../content/known-fields';
import { ownerTexts } from '../content/owner-texts';
import { everyRequest } from '../database/request-lists';
import { privateAnswerHeaders } from '../html-document';
import { readableText } from '../foreign-text';
import type { StoredRequest } from '../stored-request';
import { stampOf } from './moment-in-words';
import type { OwnersDesk, Visit } from './owner-desk';

/** Streams new and handled requests, newest first, as CSV for French spreadsheets. */
export async function sendCsv(desk: OwnersDesk, { response }: Visit): Promise<void> {
  response.writeHead(200, {
    ...privateAnswerHeaders,
    'Content-Type': 'text/csv;charset=utf-8',
    'Content-Disposition': `attachment; filename="demandes-${parisMoment(desk.now()).day}.csv"`,
  });
  const written = stringify({
    ...{ bom: true, delimiter: ';', record_delimiter: 'windows', quoted: true, quoted_empty: true },
    cast: { string: inertCell },
  });
  try {
    await pipeline(Readable.from(rows(desk), { highWaterMark: 16 }), written, response);
  } catch (error) {
    // It is not an error if the browser closes the connection.
    if (!isErrorCode(error, 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
  }
}

/** Fields of the site's forms, each with a column of its own. Other fields share one column. */
const columns = contentFields.filter((name) => name !== 'Référence');

const { csv } = ownerTexts;

export const csvHeading: readonly string[] = [
  ...[csv.reference, csv.receivedAt, csv.state, csv.handledAt, csv.photos],
  ...columns.map(fieldLabel),
  csv.others,
];

async function* rows({ database }: OwnersDesk): AsyncGenerator<readonly string[]> {
  yield csvHeading;
  for (const { reference, request, state, handledAt } of everyRequest(database, 'listed')) {
    yield [
      ...[reference, stampOf(request.receivedAt), state === 'new' ? csv.new : csv.handled],
      handledAt === null ? '' : stampOf(handledAt),
      String(request.photos?.length ?? 0),
      ...fieldCells(request),
    ];
    await nextTurn();
  }
}

function fieldCells({ fields }: StoredRequest): readonly string[] {
  const known = new Map<string, string>();
  const others: string[] = [];
  for (const [name, value] of fields) {
    if (columns.some((column) => column === name) && !known.has(name)) known.set(name, value);
    else if (name !== 'Référence') others.push(`${name}: ${value}`);
  }
  return [...columns.map((name) => known.get(name) ?? ''), others.join('\n')];
}

/**
 * Puts an apostrophe before every line that a spreadsheet would read as a formula. Every line counts, because programs
 * that ignore quotes split cells at line breaks.
 */
export function inertCell(text: string): string {
  return readableText(text).replace(/^(?=[^\S\n]*[=+\-@\t\uff1d\uff0b\uff0d\uff20])/gm, "'");
}
