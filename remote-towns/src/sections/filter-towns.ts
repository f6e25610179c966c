import { matches } from '../name-search';

/** What the filter finds in the HTML of the page. */
export const listMarks = {
  /** Around the list. */
  list: 'data-towns',
  /** Towns under a heading, which goes with the last of them. */
  group: 'data-town-group',
  /** In the place of the list when no town matches. */
  nothing: 'data-no-town',
} as const;

/**
 * Hides the towns of the prerendered list whose names do not match: the list is HTML, and the code of the
 * filter holds no town.
 * @returns how many are left.
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
