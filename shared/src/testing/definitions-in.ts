import { screen, within } from '@testing-library/react';

/** Returns the `<dd>` texts in a named region of the page, in order. */
export function definitionsIn(region: string): (string | null)[] {
  return within(screen.getByRole('region', { name: region }))
    .getAllByRole('definition')
    .map((value) => value.textContent);
}
