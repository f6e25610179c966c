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
  // With text at 200 %, three labels do not fit side by side on a small phone.
  flexWrap: 'wrap',
  columnGap: vars.space4,
  // Without scripts the switch cannot work, so the device's setting applies.
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
  /** Name of the radio group. It must be unique on the page. */
  name: string;
};

/** Radio group for the light, dark or device theme. All switches on the page show the same choice. */
export function ThemeSwitch({ name }: ThemeSwitchProps) {
  return (
    <Group {...{ [themeSwitchMark]: '' }}>
      <VisuallyHidden as="legend">{themeContent.legend}</VisuallyHidden>
      {choices.map((choice) => (
        <Choice key={choice}>
          {/* The inlined script replaces this default with the stored choice. */}
          <input type="radio" name={name} value={choice} defaultChecked={choice === 'system'} />
          {themeContent.choices[choice]}
        </Choice>
      ))}
    </Group>
  );
}
