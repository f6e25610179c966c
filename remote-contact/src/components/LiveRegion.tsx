import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Region = styled('div')({
  // Empty, it must not count as a row of the grid around it.
  '&:empty': { position: 'absolute' },
});

/** What appears in it is told to screen readers, as it was there before. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return <Region role="status">{children}</Region>;
}
