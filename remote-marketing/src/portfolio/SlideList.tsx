import styled from '@emotion/styled';
import type { RefObject } from 'react';
import { from } from '@renovation-th/shared/theme/media';
import { moving } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Slide } from './Slide';
import type { ShownItem } from './shown-items';
import type { Carousel } from './use-carousel';

type SlideListProps = {
  viewport: RefObject<HTMLDivElement | null>;
  carousel: Carousel;
  items: readonly ShownItem[];
  /** Those of the chosen category. */
  shown: readonly ShownItem[];
  isRotating: boolean;
};

const Place = styled('div')({
  ...moving({
    gridArea: '1 / 1 / 2 / -1',
    minWidth: 0,
    // Browsers fetch ahead what lies further along a strip, on a slow connection five pictures. They
    // fetch nothing that is clipped around it.
    '&:has(> [data-on="false"])': { overflowX: 'clip' },
  }),
});

const Viewport = styled('div')({
  ...moving({
    // What is placed out of sight for screen readers is cut here too, rather than widen the page.
    position: 'relative',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    touchAction: 'pan-y pinch-zoom',
    '&[data-on="false"]': { touchAction: 'auto' },
    '&[data-on="true"]': { overflow: 'visible' },
  }),
});

// No <ul>: its items could not become the groups of a carousel.
const Slides = styled('div')({
  display: 'grid',
  gap: `${vars.space7} ${vars.space6}`,
  [from.medium]: { gridTemplateColumns: '1fr 1fr' },
  '@media print': { '&, & > *': { transform: 'none !important', translate: 'none !important' } },
  ...moving({
    display: 'flex',
    gap: 0,
    // Embla moves the list; here its slides lie on top of each other, and stay.
    '[data-on="true"] > &, [data-on="true"] > & > *': { transform: 'none !important' },
  }),
});

/** All works: slides on top of each other once the carousel runs, a strip or a list before. */
export function SlideList({ viewport, carousel, items, shown, isRotating }: SlideListProps) {
  const { isOn, index } = carousel;

  return (
    <Place>
      <Viewport
        ref={viewport}
        data-on={isOn}
        aria-live={isRotating ? 'off' : 'polite'}
        onScroll={carousel.onScroll}
      >
        <Slides role={isOn ? undefined : 'list'}>
          {items.map((item) => (
            <Slide
              key={item.id}
              item={item}
              place={shown.indexOf(item)}
              count={shown.length}
              current={index}
              isOn={isOn}
            />
          ))}
        </Slides>
      </Viewport>
    </Place>
  );
}
