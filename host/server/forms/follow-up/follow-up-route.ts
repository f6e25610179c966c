import { followUpPath } from './follow-up-links';

/** What a button of the page asks for; the words stand in its address. */
export type FollowUpAction = 'traitee' | 'a-traiter' | 'demain';

export type FollowUpRoute = { token: string } & (
  | { part: 'page'; done: FollowUpAction | null }
  /** Counted from 1, in the order of the request. */
  | { part: 'photo'; number: number }
  | { part: 'action'; action: FollowUpAction }
);

const pattern = new RegExp(
  `^${followUpPath}/(?<token>[\\w-]+)(?:/photo/(?<number>[1-9]\\d?)|/(?<action>traitee|a-traiter|demain))?$`,
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
  if (action !== undefined) return { token, part: 'action', action: actionNamed(action) ?? 'demain' };
  return { token, part: 'page', done: actionNamed(new URLSearchParams(query).get('fait')) };
}

function actionNamed(name: string | null): FollowUpAction | null {
  const actions = ['traitee', 'a-traiter', 'demain'] as const;
  return actions.find((action) => action === name) ?? null;
}
