import { screen, within } from '@testing-library/react';

/** Returns the texts of the `<dd>` elements in a named region, in order. */
export function definitionsIn(region: string): (string | null)[] {
  return within(screen.getByRole('region', { name: region }))
    .getAllByRole('definition')
    .map((value) => value.textContent);
}
