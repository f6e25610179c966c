import styled from '@emotion/styled';
import { useRef, type PointerEvent } from 'react';
import { moving } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Slide } from './Slide';
import type { ShownItem } from './shown-items';

type SlideListProps = {
  items: readonly ShownItem[];
  /** Those of the chosen category. */
  shown: readonly ShownItem[];
  /** The place among them of the one on screen. */
  index: number;
  isRotating: boolean;
  /** False until the section has started: then it is a list for screen readers, as without scripts. */
  isOn: boolean;
  onStep: (by: number) => void;
};

/** Pixels that a finger goes sideways before another slide comes: less is a tap that slipped. */
const swipe = 40;

// No <ul>: its items could not become the groups of a carousel.
const Slides = styled('div')({
  display: 'grid',
  gap: `${vars.space7} ${vars.space6}`,
  [from.medium]: { gridTemplateColumns: '1fr 1fr' },
  ...moving({
    gridArea: '1 / 1 / 2 / -1',
    // What is placed out of sight for screen readers is cut here too, rather than widen the page.
    position: 'relative',
    gap: 0,
    gridTemplateColumns: 'minmax(0, 1fr)',
    touchAction: 'pan-y pinch-zoom',
  }),
});

/** All works: slides on top of each other, which a finger changes, too; a list where scripts do not run. */
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
