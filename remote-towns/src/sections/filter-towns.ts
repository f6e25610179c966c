import { matches } from '../name-search';

/** Attributes that mark elements of the page for the filter. */
export const listMarks = {
  /** Wrapper of the list. */
  list: 'data-towns',
  /** Towns under one heading. The filter hides a group without a visible town. */
  group: 'data-town-group',
  /** Element that is shown when no town matches. */
  nothing: 'data-no-town',
} as const;

/**
 * Hides towns of the prerendered list whose names do not match, so that the script needs no list of its own. @returns
 * the number of visible towns.
 */
export function filterTowns(typed: string): number {
  const list = document.querySelector(`[${listMarks.list}]`);
  const towns = [...(list?.querySelectorAll('li') ?? [])];
  for (const town of towns) town.hidden = !matches(town.querySelector('a')?.textContent ?? '', typed);
  for (const group of list?.querySelectorAll<HTMLElement>(`[${listMarks.group}]`) ?? [])
    group.hidden = !group.querySelector('li:not([hidden])');

  const count = towns.filter(({ hidden }) => !hidden).length;
  const nothing = list?.querySelector<HTMLElement>(`[${listMarks.nothing}]`);
  if (nothing) nothing.hidden = count > 0;
  return count;
}
