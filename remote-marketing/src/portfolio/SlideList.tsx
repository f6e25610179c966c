import styled from '@emotion/styled';
import { useRef, type PointerEvent } from 'react';
import { whenInteractive } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Slide } from './Slide';
import type { ShownItem } from './shown-items';

type SlideListProps = {
  items: readonly ShownItem[];
  /** Items of the chosen category. */
  shown: readonly ShownItem[];
  /** Index of the current slide in `shown`. */
  index: number;
  isRotating: boolean;
  /** Whether the section has started. Until then, screen readers get a list. */
  isOn: boolean;
  onStep: (by: number) => void;
};

/** Minimum horizontal distance of a swipe, in pixels. */
const swipe = 40;

// Not a `<ul>`, whose items could not have the role of a carousel's slides.
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

/** Shows all projects as stacked slides that respond to swipes, or as a list without scripts. */
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
          position={shown.indexOf(item)}
          count={shown.length}
          current={index}
          isOn={isOn}
        />
      ))}
    </Slides>
  );
}
