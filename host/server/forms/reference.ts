import { createHash } from 'node:crypto';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';

/** What two arrivals of the same request have in common, whatever the time of sending. */
export function fingerprint(fields: Iterable<readonly [string, string]>): string {
  const notContent = ['Référence', 'Date_soumission'];
  const content = [...fields]
    .filter(([name]) => !notContent.includes(name))
    .sort(([a, first], [b, second]) => (a === b ? compare(first, second) : compare(a, b)));
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/**
 * The reference of a request that came without one. It follows from the day and the content, so
 * that a second click on the button of a page without JavaScript counts as the same request.
 */
export function referenceFor(contentFingerprint: string, now: Date): string {
  const number = BigInt(`0x${contentFingerprint.slice(0, 16)}`) % 36n ** 6n;
  const day = parisMoment(now).day.replaceAll('-', '');
  return `RTH-${day}-${number.toString(36).toUpperCase().padStart(6, '0')}`;
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
