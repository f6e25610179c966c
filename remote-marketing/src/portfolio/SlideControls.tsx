import styled from '@emotion/styled';
import { whenInteractive } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from } from '@renovation-th/shared/theme/media';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { chevronLeftIcon, chevronRightIcon, pauseIcon, playIcon } from '@renovation-th/shared/ui/icon-shapes';
import { Numeric } from '@renovation-th/shared/ui/layout';
import { portfolioWords as words } from '../content/portfolio';
import { Dots } from './Dots';
import { iconButton } from './icon-button';
import type { ShownItem } from './shown-items';
import { isToggle } from './use-rotation';

type SlideControlsProps = {
  index: number;
  items: readonly ShownItem[];
  isPaused: boolean;
  onToggle: () => void;
  onStep: (by: number) => void;
  onGoTo: (index: number) => void;
};

// The controls come before the slides in the document, because keyboard users must be able to stop the slides before
// they reach them. On screen the controls are below the text of the slides.
const Bar = styled('div')({
  display: 'none',
  ...whenInteractive({
    display: 'grid',
    gridArea: '2 / 1',
    [from.large]: { gridArea: '1 / 2', alignSelf: 'end', zIndex: 2 },
  }),
});

const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space2,
  '& > span': { marginLeft: 'auto', color: vars.textMuted, fontSize: vars.textS },
});

const Control = styled('button')(iconButton);

/** Shows the buttons, the dots and the number of the slide. */
export function SlideControls({ index, items, isPaused, onToggle, onStep, onGoTo }: SlideControlsProps) {
  return (
    <Bar>
      <Buttons>
        <Control
          {...isToggle}
          type="button"
          aria-label={isPaused ? words.play : words.pause}
          onClick={onToggle}
        >
          <Icon shape={isPaused ? playIcon : pauseIcon} />
        </Control>
        <Control type="button" aria-label={words.previous} onClick={() => onStep(-1)}>
          <Icon shape={chevronLeftIcon} />
        </Control>
        <Control type="button" aria-label={words.next} onClick={() => onStep(1)}>
          <Icon shape={chevronRightIcon} />
        </Control>
        <Numeric>{words.counter(index, items.length)}</Numeric>
      </Buttons>
      <Dots index={index} items={items} onGoTo={onGoTo} />
    </Bar>
  );
}
