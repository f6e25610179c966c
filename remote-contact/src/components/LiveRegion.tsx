import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Region = styled('div')({
  // An empty region must not take up a row of the grid.
  '&:empty': { position: 'absolute' },
});

/** Announces new content to screen readers. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return <Region role="status">{children}</Region>;
}
