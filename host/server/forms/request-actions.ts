import { addDays, parisMoment } from '@renovation-th/shared/forms/paris-time';
import { handledMarks, reminderMarks } from './request-marks';
import type { Spool } from './spool';

const actions = ['traitee', 'a-traiter', 'demain'] as const;

/** What a button of the owner's pages asks for; the words stand in addresses. */
export type RequestAction = (typeof actions)[number];

/** For a pattern of addresses. */
export const actionPattern = actions.join('|');

/** @returns null when no action has that name. */
export function actionNamed(name: string | null | undefined): RequestAction | null {
  return actions.find((action) => action === name) ?? null;
}

/** Marks a request as the owner says. Each may be asked for twice, as by a second touch, and then changes nothing more. */
export function requestActions({ spool, now }: { spool: Pick<Spool, 'at' | 'writer'>; now: () => Date }) {
  const handled = handledMarks(spool);
  const reminders = reminderMarks(spool);

  return async (action: RequestAction, reference: string): Promise<void> => {
    if (action === 'traitee') {
      await handled.mark(reference);
      await reminders.unmark(reference);
    } else {
      // What is to be done tomorrow is not done.
      await handled.unmark(reference);
      if (action === 'demain') await reminders.mark(reference, addDays(parisMoment(now()).day, 1));
    }
  };
}
