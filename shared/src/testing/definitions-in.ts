import { screen, within } from '@testing-library/react';

/** The values of the list in a named part of the page, in order. */
export function definitionsIn(region: string): (string | null)[] {
  return within(screen.getByRole('region', { name: region }))
    .getAllByRole('definition')
    .map((value) => value.textContent);
}
