import { addDays, parisMoment } from '@renovation-th/shared/forms/paris-time';
import type { RequestDatabase } from './database/open-database';
import { markHandled, markNew, remindOn } from './database/request-changes';

const actions = ['traitee', 'a-traiter', 'demain'] as const;

/** What a button of the owner's pages asks for; the words stand in addresses. */
export type RequestAction = (typeof actions)[number];

/** For a pattern of addresses. */
export const actionPattern = actions.join('|');

/** @returns null when no action has that name. */
export function actionNamed(name: string | null | undefined): RequestAction | null {
  return actions.find((action) => action === name) ?? null;
}

type Asked = {
  action: RequestAction;
  reference: string;
  /** How many versions the owner had before him, as his page said it; null when it did not. */
  seen: string | null;
  now: Date;
};

/**
 * Marks a request as the owner says. Each may be asked for twice, as by a second touch, and then changes nothing more.
 * @returns false when a correction came that he has not seen: then nothing changes.
 */
export function actOnRequest(database: RequestDatabase, { action, reference, seen, now }: Asked): boolean {
  switch (action) {
    case 'traitee':
      return markHandled(database, reference, {
        at: now.getTime(),
        seen: seen === null ? null : Number(seen),
      });
    case 'a-traiter':
      markNew(database, reference);
      return true;
    case 'demain':
      remindOn(database, reference, addDays(parisMoment(now).day, 1));
      return true;
  }
}
