import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Band, Wrap } from '@renovation-th/shared/ui/layout';

const Column = styled(Wrap)({ display: 'grid', justifyItems: 'start', gap: vars.space5 });

/** One column of words: the frame of the pages that stand in for another. */
export function FallbackSection({ children }: { children: ReactNode }) {
  return (
    <Band>
      <Column>{children}</Column>
    </Band>
  );
}
