import type { FastifyReply } from 'fastify';
import { contentFields } from '@renovation-th/shared/forms/form-fields';
import { parisMoment, parisStamp } from '@renovation-th/shared/forms/paris-time';
import { fieldLabel } from '../content/known-fields';
import { ownerTexts } from '../content/owner-texts';
import type { KeptRequest, StoredRequest } from '../database/kept-request';
import { listedRequests } from '../database/request-lists';
import { privateAnswerHeaders } from '../html-document';
import type { OwnersDesk, Visit } from './visit';

/** Sends new and handled requests, newest first, as CSV for French spreadsheets. */
export function sendCsv({ database, now }: OwnersDesk, { reply }: Visit): FastifyReply {
  const rows = [csvHeading, ...listedRequests(database).map(rowOf)];
  return reply
    .headers(privateAnswerHeaders)
    .header('Content-Disposition', `attachment; filename="demandes-${parisMoment(now()).day}.csv"`)
    .type('text/csv;charset=utf-8')
    .send(`\ufeff${rows.map(lineOf).join('')}`);
}

const lineOf = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${inertCell(cell).replaceAll('"', '""')}"`).join(';')}\r\n`;

/** Fields of the site's forms, each with a column of its own. Other fields share one column. */
const columns = contentFields.filter((name) => name !== 'Référence');

const { csv } = ownerTexts;

export const csvHeading: readonly string[] = [
  csv.reference,
  csv.receivedAt,
  csv.state,
  csv.handledAt,
  csv.photos,
  ...columns.map(fieldLabel),
  csv.others,
];

function rowOf(request: KeptRequest): readonly string[] {
  const { reference, state, handledAt } = request;
  return [
    reference,
    parisStamp(new Date(request.receivedAt)),
    state === 'new' ? csv.new : csv.handled,
    handledAt === null ? '' : parisStamp(new Date(handledAt)),
    String(request.photos.length),
    ...fieldCells(request),
  ];
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
 * Puts an apostrophe before every line that a spreadsheet would read as a formula or as a number without its first zero.
 * Every line counts, because programs that ignore quotes split cells at line breaks.
 */
export function inertCell(text: string): string {
  return text.replace(/^(?=[^\S\n]*(?:[=+\-@\t\uff1d\uff0b\uff0d\uff20]|0\d+$))/gm, "'");
}
