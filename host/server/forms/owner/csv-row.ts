import { contentFields } from '@renovation-th/shared/forms/form-fields';
import { parisStamp } from '@renovation-th/shared/forms/paris-time';
import { fieldLabel } from '../content/field-labels';
import { ownerTexts } from '../content/owner-texts';
import { readableText } from '../readable-text';
import type { StoredRequest } from '../stored-request';

/** The fields of the site's forms, each a column. What else was sent goes into one column together. */
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

/** One version of a request, a cell for each name of the heading. @param handledAt in milliseconds. */
export function csvRow(
  request: StoredRequest,
  { state, handledAt }: { state: string; handledAt: number | null },
): readonly string[] {
  const known = new Map<string, string>();
  const others: string[] = [];
  for (const [name, value] of request.fields) {
    if (isColumn(name) && !known.has(name)) known.set(name, value);
    else if (name !== 'Référence') others.push(`${name}: ${value}`);
  }
  return [
    request.reference,
    stamp(request.receivedAt),
    state,
    handledAt === null ? '' : stamp(handledAt),
    String(request.photos?.length ?? 0),
    ...columns.map((name) => known.get(name) ?? ''),
    others.join('\n'),
  ].map(inertCell);
}

function isColumn(name: string): boolean {
  return columns.some((column) => column === name);
}

/**
 * A text that no spreadsheet takes for a formula. Every line is looked at, and not the first only: a
 * program that knows nothing of quotes splits a cell at its line breaks. An apostrophe makes a text.
 */
export function inertCell(text: string): string {
  return readableText(text).replace(/^(?=[^\S\n]*[=+\-@\t\uff1d\uff0b\uff0d\uff20])/gm, "'");
}

function stamp(moment: string | number): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? String(moment) : parisStamp(date);
}
