import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';

type LiveRegionProps = { ref?: Ref<HTMLDivElement>; children: ReactNode };

const Region = styled('div')({
  // An empty region must not take up a row of the grid.
  '&:empty': { position: 'absolute' },
});

/** Announces new content to screen readers. With a `ref`, scripts can move the focus to it. */
export function LiveRegion({ ref, children }: LiveRegionProps) {
  return (
    <Region ref={ref} role="status" tabIndex={ref ? -1 : undefined}>
      {children}
    </Region>
  );
}
