import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { stringify } from 'csv-stringify';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { isErrorCode } from '../../error-code';
import { ownerTexts } from '../content/owner-texts';
import { lastHandledAt, listRequests, versionsOf } from '../database/request-lists';
import { privateAnswerHeaders } from '../html-document';
import { csvHeading, csvRow } from './csv-row';
import type { OwnersDesk } from './owner-desk';

/** Rows that wait for the browser. */
const rowsAtOnce = 16;
const mostVersions = 100;

/**
 * Every accepted request, newest first, each followed by its corrections: one row each, as a French
 * spreadsheet opens them. Sent as it is read, no faster than the browser takes it.
 */
export async function sendCsv(desk: OwnersDesk, response: ServerResponse): Promise<void> {
  response.writeHead(200, {
    ...privateAnswerHeaders,
    'Content-Type': 'text/csv;charset=utf-8',
    'Content-Disposition': `attachment; filename="demandes-${parisMoment(desk.now()).day}.csv"`,
  });
  const written = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    quoted: true,
    quoted_empty: true,
  });
  try {
    await pipeline(Readable.from(rows(desk), { highWaterMark: rowsAtOnce }), written, response);
  } catch (error) {
    // Who asked has gone away.
    if (!isErrorCode(error, 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
  }
}

async function* rows({ database }: OwnersDesk): AsyncGenerator<readonly string[]> {
  yield csvHeading;
  // Names alone: what is written in them is read as the browser takes it.
  const requests = listRequests(database, 'all', { size: Number.MAX_SAFE_INTEGER, number: 1 });
  for (const { reference, handledAt } of requests) {
    const versions = versionsOf(database, reference, mostVersions).first;
    for (const [at, { request }] of versions.entries()) {
      const state = handledAt === null ? ownerTexts.csv.new : ownerTexts.csv.handled;
      yield csvRow(request, {
        state: at === 0 ? state : ownerTexts.csv.amended,
        handledAt: lastHandledAt(versions),
      });
    }
    await nextTurn();
  }
}
