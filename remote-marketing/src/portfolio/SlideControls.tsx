import styled from '@emotion/styled';
import { whenInteractive } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { chevronLeftIcon, chevronRightIcon, pauseIcon, playIcon } from '@renovation-th/shared/ui/icon-shapes';
import { Numeric } from '@renovation-th/shared/ui/layout';
import { portfolioWords as words } from '../content/portfolio';
import { iconButton } from './styles';
import type { ShownItem } from './shown-items';

// The controls come before the slides in the document, because keyboard users must be able to stop the slides before
// they reach them. On screen the controls are below the slides.
const Bar = styled('div')({
  display: 'none',
  ...whenInteractive({
    order: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space2,
    '& > span': { marginLeft: vars.space2, color: vars.textMuted, fontSize: vars.textS },
  }),
});

const Control = styled('button')(iconButton);

const Dots = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  // Two rows of eight on a phone.
  maxWidth: '12rem',
  [from.medium]: { maxWidth: 'none', marginLeft: 'auto' },
});

/** A radio button that looks like a dot, because sixteen buttons would be sixteen tab stops. */
const Dot = styled('input')({
  appearance: 'none',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  border: '.5625rem solid transparent',
  borderRadius: '50%',
  backgroundColor: vars.lineStrong,
  backgroundClip: 'padding-box',
  cursor: 'pointer',
  '&:checked': { borderWidth: '.4375rem', backgroundColor: vars.onBand },
  '@media (forced-colors: active)': { appearance: 'auto' },
});

type SlideControlsProps = {
  items: readonly ShownItem[];
  index: number;
  isPaused: boolean;
  onToggle: () => void;
  onStep: (by: number) => void;
  onGoTo: (index: number) => void;
};

/** Shows the buttons, the number of the slide and a dot for each slide. */
export function SlideControls({ items, index, isPaused, onToggle, onStep, onGoTo }: SlideControlsProps) {
  return (
    <Bar>
      <Control type="button" aria-label={isPaused ? words.play : words.pause} onClick={onToggle}>
        <Icon shape={isPaused ? playIcon : pauseIcon} />
      </Control>
      <Control type="button" aria-label={words.previous} onClick={() => onStep(-1)}>
        <Icon shape={chevronLeftIcon} />
      </Control>
      <Control type="button" aria-label={words.next} onClick={() => onStep(1)}>
        <Icon shape={chevronRightIcon} />
      </Control>
      <Numeric>{words.counter(index, items.length)}</Numeric>
      <Dots role="radiogroup" aria-label={words.dots}>
        {items.map(({ id, title }, place) => (
          <Dot
            key={id}
            type="radio"
            name="diapositive"
            value={place}
            aria-label={title}
            checked={place === index}
            onChange={() => onGoTo(place)}
          />
        ))}
      </Dots>
    </Bar>
  );
}
