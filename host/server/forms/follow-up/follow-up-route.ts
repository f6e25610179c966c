import { actionNamed, actionPattern, type RequestAction } from '../request-actions';
import { followUpPath } from './follow-up-links';

/** What the page says it has done: `corrigee` is nothing, because a correction came meanwhile. */
export type FollowUpDone = RequestAction | 'corrigee';

export type FollowUpRoute = { token: string } & (
  | { part: 'page'; done: FollowUpDone | null }
  /** Counted from 1, in the order of the request. */
  | { part: 'photo'; number: number }
  | { part: 'action'; action: RequestAction }
);

const pattern = new RegExp(
  `^${followUpPath}/(?<token>[\\w-]+)(?:/photo/(?<number>[1-9]\\d?)|/(?<action>${actionPattern}))?$`,
);

/** Whether an address is below the path of these pages. */
export function isFollowUpTarget(target: string): boolean {
  return target.startsWith(`${followUpPath}/`);
}

/** @returns null for an address that no page of ours has. */
export function followUpRoute(target: string): FollowUpRoute | null {
  const [path = '', query] = target.split('?');
  const { token, number, action } = pattern.exec(path)?.groups ?? {};
  if (token === undefined) return null;
  if (number !== undefined) return { token, part: 'photo', number: Number(number) };
  const wanted = actionNamed(action);
  if (wanted) return { token, part: 'action', action: wanted };
  const done = new URLSearchParams(query).get('fait');
  return { token, part: 'page', done: done === 'corrigee' ? done : actionNamed(done) };
}
