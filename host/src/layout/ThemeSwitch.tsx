import styled from '@emotion/styled';
import { withoutScripts } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { darkModeIcon, lightModeIcon, systemModeIcon } from '@renovation-th/shared/ui/icon-shapes';
import { Tooltip } from '@renovation-th/shared/ui/Tooltip';
import { VisuallyHidden } from '@renovation-th/shared/ui/VisuallyHidden';
import { themeContent } from '../content/shell';
import { themeSwitchMark, type ThemeChoice } from './serve-theme';

type ThemeSwitchProps = {
  /** Of the radio group: two groups of one name would undo each other. */
  name: string;
  /** `icons` for the top bar; `labels` where there is room for words. */
  look: 'icons' | 'labels';
};

const choices = [
  { choice: 'light', icon: lightModeIcon },
  { choice: 'dark', icon: darkModeIcon },
  { choice: 'system', icon: systemModeIcon },
] as const satisfies readonly { choice: ThemeChoice; icon: string }[];

const Group = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  // Without scripts the switch would do nothing; the device's own setting still counts.
  [withoutScripts]: { display: 'none' },
});

const Choice = styled('label')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space2,
  color: vars.textMuted,
  cursor: 'pointer',
  '&:hover, &:has(:checked)': { color: vars.text },
  '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
});

const IconChoice = styled(Choice)({
  width: '2.5rem',
  height: '2.5rem',
  '& svg': { width: '1.125rem', height: '1.125rem' },
  '&:has(:checked)': { boxShadow: 'inset 0 -2px currentColor' },
});

const LabelChoice = styled(Choice)({
  flex: '1 1 0',
  minHeight: '2.75rem',
  border: `1.5px solid ${vars.line}`,
  fontSize: vars.textS,
  fontWeight: 500,
  '& + &': { marginLeft: -2.5 },
  '&:first-of-type': { borderRadius: `${vars.radiusSmall} 0 0 ${vars.radiusSmall}` },
  '&:last-of-type': { borderRadius: `0 ${vars.radiusSmall} ${vars.radiusSmall} 0` },
  '&:has(:checked)': { zIndex: 1, borderColor: vars.text, backgroundColor: vars.surface, fontWeight: 600 },
});

/** Light, dark or as the device says. Every switch on the page shows the same choice. */
export function ThemeSwitch({ name, look }: ThemeSwitchProps) {
  return (
    <Group {...{ [themeSwitchMark]: '' }}>
      <VisuallyHidden as="legend">{themeContent.legend}</VisuallyHidden>
      {choices.map(({ choice, icon }) => {
        const label = themeContent.choices[choice];
        // Until the script comes that knows better.
        const radio = <input type="radio" name={name} value={choice} defaultChecked={choice === 'system'} />;

        return look === 'icons' ? (
          <Tooltip key={choice} name={label}>
            <IconChoice>
              {radio}
              <VisuallyHidden>{label}</VisuallyHidden>
              <Icon shape={icon} />
            </IconChoice>
          </Tooltip>
        ) : (
          <LabelChoice key={choice}>
            {radio}
            <Icon shape={icon} />
            {label}
          </LabelChoice>
        );
      })}
    </Group>
  );
}
