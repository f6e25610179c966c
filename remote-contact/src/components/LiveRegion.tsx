import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';

type LiveRegionProps = { ref?: Ref<HTMLDivElement>; children: ReactNode };

const Region = styled('div')({
  // Empty, it must not count as a row of the grid around it.
  '&:empty': { position: 'absolute' },
});

/** Screen readers read what appears in it, because it was there before. A script may move the focus to it. */
export function LiveRegion({ ref, children }: LiveRegionProps) {
  return (
    <Region ref={ref} role="status" tabIndex={ref ? -1 : undefined}>
      {children}
    </Region>
  );
}
