import { longestPhotoWait } from '../photos/request-photos';
import type { MailMark } from './mail-marks';

/**
 * A message that has not left. Moments are those of the monotonic clock, in milliseconds, so that no
 * change of the date touches them.
 */
export type MailItem = {
  receivedAt: number;
  /** Those that failed. */
  attempts: number;
  /** Milliseconds of waiting between refusals for good. */
  refusedFor: number;
  /** Until when the message waits for its photographs. */
  photosUntil: number;
  isWaitingForPhotos: boolean;
};

/** @param age milliseconds since it was received; a date that cannot be, such as one to come, counts as now. */
export function newMailItem(age = 0): MailItem {
  const now = performance.now();
  return {
    receivedAt: now - Math.max(0, age || 0),
    attempts: 0,
    refusedFor: 0,
    photosUntil: now + longestPhotoWait,
    isWaitingForPhotos: false,
  };
}

/** @param wait milliseconds until the next attempt. */
export function markOf(item: MailItem, state: MailMark['state'], wait = 0, error = ''): MailMark {
  return {
    state,
    attempts: item.attempts,
    refusedFor: item.refusedFor,
    at: new Date().toISOString(),
    nextAt: new Date(Date.now() + wait).toISOString(),
    error,
  };
}

/** The message that waits longest; null when none does. */
export function oldestOf(items: Iterable<[string, MailItem]>): { key: string; seconds: number } | null {
  let oldest: [string, MailItem] | null = null;
  for (const entry of items) if (!oldest || entry[1].receivedAt < oldest[1].receivedAt) oldest = entry;
  return oldest && { key: oldest[0], seconds: secondsSince(oldest[1].receivedAt) };
}

/** @param moment of the monotonic clock. */
export function secondsSince(moment: number): number {
  return Math.round((performance.now() - moment) / 1000);
}
