import styled from '@emotion/styled';
import { belowLarge } from '@renovation-th/shared/theme/media';
import { withoutScripts } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { VisuallyHidden } from '@renovation-th/shared/ui/VisuallyHidden';
import { themeContent } from '../content/shell';
import { themeSwitchMark, type ThemeChoice } from './enhance-theme';

const choices: readonly ThemeChoice[] = ['light', 'dark', 'system'];

const Group = styled('fieldset')({
  display: 'flex',
  // With text at 200 % a small phone has no room for three words side by side.
  flexWrap: 'wrap',
  columnGap: vars.space4,
  // Without scripts the switch would do nothing; the device's own setting still applies.
  [withoutScripts]: { display: 'none' },
});

const Choice = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '2.5rem',
  color: vars.textMuted,
  '&:hover, &:has(:checked)': { color: vars.text },
  '&:has(:checked)': { textDecoration: 'underline 2px', textUnderlineOffset: '.375em' },
  '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}` },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  [belowLarge]: { flex: 1, minHeight: '2.75rem' },
});

type ThemeSwitchProps = {
  /** Of the radio group: two groups of one name would undo each other. */
  name: string;
};

/** Light, dark or as the device says. Every switch on the page shows the same choice. */
export function ThemeSwitch({ name }: ThemeSwitchProps) {
  return (
    <Group {...{ [themeSwitchMark]: '' }}>
      <VisuallyHidden as="legend">{themeContent.legend}</VisuallyHidden>
      {choices.map((choice) => (
        <Choice key={choice}>
          {/* The inlined script checks the stored choice. */}
          <input type="radio" name={name} value={choice} defaultChecked={choice === 'system'} />
          {themeContent.choices[choice]}
        </Choice>
      ))}
    </Group>
  );
}
