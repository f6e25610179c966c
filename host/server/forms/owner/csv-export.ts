import type { ServerResponse } from 'node:http';
import { stringify } from 'csv-stringify/sync';
import { parisMoment, parisStamp } from '@renovation-th/shared/forms/paris-time';
import { fieldLabel } from '../content/field-labels';
import { ownerTexts } from '../content/owner-texts';
import { privateAnswerHeaders } from '../html-document';
import type { ListedRequest } from '../spool';
import type { OwnersDesk } from './owner-shell';

/** Every accepted request and correction, one row each, as a French spreadsheet opens them. */
export async function sendCsv({ spool, handled, now }: OwnersDesk, response: ServerResponse): Promise<void> {
  const [accepted, amended, handledAt] = await Promise.all([
    spool.list('accepted'),
    spool.list('amended'),
    handled.list(),
  ]);
  const { csv } = ownerTexts;
  const requests = [...accepted.requests, ...amended.requests];
  const names = [...new Set(requests.flatMap(({ fields }) => fields.map(([name]) => name)))].filter(
    (name) => name !== 'Référence',
  );

  const stateOf = ({ key, reference }: ListedRequest) => {
    if (key !== reference) return csv.amended;
    return handledAt.has(reference) ? csv.handled : csv.new;
  };
  const rows = requests.map((request) => {
    const values = new Map(request.fields);
    const handledOn = handledAt.get(request.reference);
    return [
      request.reference,
      stamp(request.receivedAt),
      stateOf(request),
      handledOn === undefined ? '' : stamp(handledOn),
      String(request.photos?.length ?? 0),
      ...names.map((name) => values.get(name) ?? ''),
    ];
  });
  const text = stringify(
    [
      [csv.reference, csv.receivedAt, csv.state, csv.handledAt, csv.photos, ...names.map(fieldLabel)],
      ...rows,
    ],
    // A cell that begins like a formula gets an apostrophe, and is a text for every spreadsheet.
    { bom: true, delimiter: ';', record_delimiter: 'windows', escape_formulas: true },
  );

  response.writeHead(200, {
    ...privateAnswerHeaders,
    'Content-Type': 'text/csv;charset=utf-8',
    'Content-Disposition': `attachment; filename="demandes-${parisMoment(now()).day}.csv"`,
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}

function stamp(moment: string | number): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? String(moment) : parisStamp(date);
}
