import { frFR } from '@mui/x-date-pickers/locales';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { createTheme, type Theme } from '@mui/material/styles';
import { calendarDay as daySize, calendarHead as headSize, calendarHeight } from './calendar-size';
import { chosenTick } from './chosen-tick';
import { colorSchemes } from './decisions';
import { vars } from './tokens';

/**
 * Returns our tokens as an MUI theme. The palette has literal colours, because MUI computes with them. The overrides
 * have CSS variables, which follow the colour scheme without JavaScript.
 */
export function muiTheme(): Theme {
  return createTheme(
    {
      palette: {
        primary: { main: colorSchemes.light.callback },
        text: { primary: colorSchemes.light.text, secondary: colorSchemes.light.textMuted },
      },
      typography: { fontFamily: vars.fontText },
      components: {
        // Replaces the ripple with styles for hover and focus.
        MuiButtonBase: {
          defaultProps: { disableRipple: true },
          styleOverrides: {
            root: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' } },
          },
        },
        MuiIconButton: {
          styleOverrides: {
            root: {
              width: daySize,
              height: daySize,
              borderRadius: vars.radiusSmall,
              color: vars.text,
              '&:hover': { backgroundColor: vars.callbackTint },
              // Dimmed rather than hidden, so that the header does not shift.
              '&.Mui-disabled': { color: vars.textMuted, opacity: 0.45 },
            },
          },
        },
        MuiDateCalendar: {
          styleOverrides: {
            root: {
              width: '100%',
              height: calendarHeight,
              maxHeight: 'none',
              margin: 0,
              // The outline of a focused day extends beyond the calendar.
              overflow: 'visible',
              color: vars.text,
            },
          },
        },
        MuiPickersCalendarHeader: {
          styleOverrides: {
            root: { margin: 0, padding: 0, minHeight: daySize, maxHeight: daySize },
            labelContainer: { cursor: 'default', font: `600 1rem/1.4 ${vars.fontText}`, color: vars.text },
          },
        },
        MuiDayCalendar: {
          styleOverrides: {
            header: { display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)' },
            weekDayLabel: {
              width: 'auto',
              height: headSize,
              margin: 0,
              fontSize: vars.textXs,
              fontFamily: vars.fontText,
              color: vars.textMuted,
            },
            weekContainer: {
              display: 'grid',
              gridTemplateColumns: 'repeat(7, 1fr)',
              columnGap: 2,
              margin: '0 0 2px',
            },
            monthContainer: { overflow: 'visible' },
          },
        },
        MuiPickerDay: {
          styleOverrides: {
            root: {
              width: '100%',
              height: daySize,
              margin: 0,
              borderRadius: vars.radiusSmall,
              font: `400 1rem/1 ${vars.fontText}`,
              fontVariantNumeric: 'tabular-nums',
              color: vars.text,
              transition: 'none',
              '&:hover, &:focus': { backgroundColor: vars.callbackTint },
              '&.MuiPickerDay-today': { outline: `1.5px solid ${vars.lineStrong}`, outlineOffset: '-1.5px' },
              '&.MuiPickerDay-today:focus-visible': {
                outline: `2px solid ${vars.focus}`,
                outlineOffset: '2px',
              },
              '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
                backgroundColor: vars.callback,
                color: vars.onCallback,
                fontWeight: 600,
              },
              '&.Mui-selected::after': { ...chosenTick, top: '.1875rem', right: '.375rem' },
              '&.Mui-disabled': { color: vars.textMuted, opacity: 0.55 },
            },
          },
        },
      },
    },
    frFR,
  );
}
