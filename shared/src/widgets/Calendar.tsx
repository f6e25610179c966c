import { createContext, useContext, useState } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { fr } from 'date-fns/locale/fr';
import { muiTheme } from '../theme/mui-theme';

type CalendarProps = {
  /** The chosen day, `yyyy-mm-dd`, or null. */
  value: string | null;
  onChange: (day: string) => void;
  /** Today in Europe/Paris, `yyyy-mm-dd`: the visitor's own today may be another. */
  today: string;
  /** The first day that can be chosen; today when absent. */
  firstDay?: string;
  /** Whether nobody works on that day, `yyyy-mm-dd`. */
  isClosed: (day: string) => boolean;
  /** What the day is for. */
  label: string;
};

const TodayContext = createContext('');

/**
 * A month to choose a day from. It brings MUI's date pickers, so load it on demand and in the
 * browser only; a native date field stands in its place till then.
 */
export function Calendar({ value, onChange, today, firstDay = today, isClosed, label }: CalendarProps) {
  const [theme] = useState(muiTheme);

  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={fr}>
        <TodayContext value={today}>
          <div role="group" aria-label={label}>
            <DateCalendar
              views={['day']}
              value={value === null ? null : toDate(value)}
              onChange={(date: Date | null) => date && onChange(toDay(date))}
              referenceDate={toDate(value ?? firstDay)}
              minDate={toDate(firstDay)}
              shouldDisableDate={(date: Date) => isClosed(toDay(date))}
              fixedWeekNumber={6}
              reduceAnimations
              slots={{ day: ParisDay }}
            />
          </div>
        </TodayContext>
      </LocalizationProvider>
    </ThemeProvider>
  );
}

/** The pickers take today from the visitor's clock; the craftsman's counts. */
function ParisDay(props: PickerDayProps) {
  const isToday = toDay(props.day) === useContext(TodayContext);
  return <PickerDay {...props} today={isToday} aria-current={isToday ? 'date' : undefined} />;
}

// Noon exists on every day of every zone; midnight does not.
function toDate(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

function toDay(date: Date): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
