import { ThemeProvider } from '@mui/material/styles';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { fr } from 'date-fns/locale/fr';
import { useMemo } from 'react';
import { longFrenchDate } from '../forms/paris-time';
import { calendarTheme } from './calendar-theme';

type CalendarProps = {
  /** The chosen day, `yyyy-mm-dd`, or empty. */
  value: string;
  onChange: (day: string) => void;
  /** First selectable day in Paris, `yyyy-mm-dd`. */
  firstDay: string;
  /** Whether the business is closed on a day, `yyyy-mm-dd`. */
  isClosed: (day: string) => boolean;
};

/**
 * A calendar for choosing a day. It bundles MUI's date pickers, so load it on demand and show a native date field
 * first. The surrounding fieldset must label the calendar.
 */
export function Calendar({ value, onChange, firstDay, isClosed }: CalendarProps) {
  // A new Date object would make the calendar return to the month of that date.
  const chosen = useMemo(() => (value ? toDate(value) : null), [value]);
  const first = useMemo(() => toDate(firstDay), [firstDay]);

  return (
    <ThemeProvider theme={calendarTheme}>
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={fr}>
        <DateCalendar
          views={['day']}
          value={chosen}
          onChange={(date: Date | null) => date && onChange(toDay(date))}
          referenceDate={first}
          minDate={first}
          shouldDisableDate={(date: Date) => isClosed(toDay(date))}
          reduceAnimations
          slotProps={{ day: ({ day }) => ({ 'aria-label': longFrenchDate(toDay(day as Date)) }) }}
        />
      </LocalizationProvider>
    </ThemeProvider>
  );
}

// Noon exists on every day in every time zone, but clock changes may skip midnight.
function toDate(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

function toDay(date: Date): string {
  return date.toLocaleDateString('sv');
}
