import styled from '@emotion/styled';
import { useRef, type PointerEvent } from 'react';
import { whenInteractive } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Slide } from './Slide';
import type { ShownItem } from './shown-items';

type SlideListProps = {
  items: readonly ShownItem[];
  /** Those of the chosen category. */
  shown: readonly ShownItem[];
  /** Index among them of the slide on screen. */
  index: number;
  isRotating: boolean;
  /** False until the section has started: then it is a list for screen readers, as without scripts. */
  isOn: boolean;
  onStep: (by: number) => void;
};

/** Pixels that a finger moves sideways before the slide changes: less is an imprecise tap. */
const swipe = 40;

// No <ul>: its items could not become the groups of a carousel.
const Slides = styled('div')({
  display: 'grid',
  gap: `${vars.space7} ${vars.space6}`,
  [from.medium]: { gridTemplateColumns: '1fr 1fr' },
  ...whenInteractive({
    gridArea: '1 / 1 / 2 / -1',
    // Clips visually hidden text, which would otherwise widen the page.
    position: 'relative',
    gap: 0,
    gridTemplateColumns: 'minmax(0, 1fr)',
    touchAction: 'pan-y pinch-zoom',
  }),
});

/** All works: stacked slides that a swipe changes; a list where scripts do not run. */
export function SlideList({ items, shown, index, isRotating, isOn, onStep }: SlideListProps) {
  const begin = useRef(0);
  const onPointerUp = ({ pointerType, clientX }: PointerEvent) => {
    const way = clientX - begin.current;
    if (pointerType === 'touch' && Math.abs(way) > swipe) onStep(way < 0 ? 1 : -1);
  };

  return (
    <Slides
      role={isOn ? undefined : 'list'}
      aria-live={isRotating ? 'off' : 'polite'}
      onPointerDown={({ clientX }) => {
        begin.current = clientX;
      }}
      onPointerUp={onPointerUp}
    >
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
  );
}
