import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { isErrorCode } from '../../error-code';
import { ownerTexts } from '../content/owner-texts';
import { privateAnswerHeaders } from '../html-document';
import { csvHeading, csvRow } from './csv-row';
import type { OwnersDesk } from './owner-desk';

/** How many requests are in memory at once, and how many files are read at once. */
const requestsAtOnce = 100;
const readsAtOnce = 16;
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
    await pipeline(Readable.from(rows(desk), { highWaterMark: readsAtOnce }), written, response);
  } catch (error) {
    // Who asked has gone away.
    if (!isErrorCode(error, 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
  }
}

async function* rows({ spool, index }: OwnersDesk): AsyncGenerator<readonly string[]> {
  yield csvHeading;
  for (let requests = index.following(null, requestsAtOnce); requests.length > 0;) {
    const wanted = requests.flatMap(({ reference, handledAt, isCorrected }) =>
      index
        .versionsOf(reference, mostVersions)
        .first.map((file) => ({ ...file, handledAt, isHandled: handledAt !== null && isCorrected === 0 })),
    );
    for (let start = 0; start < wanted.length; start += readsAtOnce) {
      const some = wanted.slice(start, start + readsAtOnce);
      const read = await Promise.all(some.map(({ folder, key }) => spool.read(folder, key)));
      for (const [at, { folder, handledAt, isHandled }] of some.entries()) {
        const request = read[at];
        const state = isHandled ? ownerTexts.csv.handled : ownerTexts.csv.new;
        if (request)
          yield csvRow(request, {
            state: folder === 'amended' ? ownerTexts.csv.amended : state,
            handledAt,
          });
      }
    }
    requests = index.following(requests.at(-1) ?? null, requestsAtOnce);
  }
}
