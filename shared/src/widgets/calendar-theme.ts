import { frFR } from '@mui/x-date-pickers/locales';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { createTheme } from '@mui/material/styles';
import { colorSchemes } from '../theme/decisions';
import { vars } from '../theme/tokens';

/** MUI computes with the palette, so it has literal colours. The overrides follow the colour scheme. */
export const calendarTheme = createTheme(
  {
    palette: { primary: { main: colorSchemes.light.callback } },
    typography: { fontFamily: vars.fontText },
    components: {
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&:focus-visible': { outline: `2px solid ${vars.focus}` } } },
      },
      MuiIconButton: {
        styleOverrides: {
          root: { color: vars.text, '&.Mui-disabled': { color: vars.textMuted, opacity: 0.45 } },
        },
      },
      MuiDateCalendar: { styleOverrides: { root: { width: '100%', maxWidth: 320, color: vars.text } } },
      MuiDayCalendar: { styleOverrides: { weekDayLabel: { color: vars.textMuted } } },
      MuiPickerDay: {
        styleOverrides: {
          root: {
            fontSize: '1rem',
            color: vars.text,
            '&.MuiPickerDay-today': { outlineColor: vars.lineStrong },
            '&.Mui-disabled': { color: vars.textMuted, opacity: 0.6 },
            '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
              backgroundColor: vars.callback,
              color: vars.onCallback,
            },
          },
        },
      },
    },
  },
  frFR,
);
