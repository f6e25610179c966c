import type { ComponentProps } from 'react';
import { Band, SectionHead, Wrap } from './layout';

type HeadedSectionProps = ComponentProps<typeof Band> & { heading: string; intro?: string };

export function HeadedSection({ heading, intro, children, ...section }: HeadedSectionProps) {
  return (
    <Band {...section}>
      <Wrap>
        <SectionHead>
          <h2>{heading}</h2>
          {intro && <p>{intro}</p>}
        </SectionHead>
        {children}
      </Wrap>
    </Band>
  );
}
