import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { fr } from 'date-fns/locale/fr';
import { muiTheme } from '../theme/mui-theme';
import { openDayByKey, type OpenDays } from './open-day-by-key';

type CalendarProps = {
  /** The chosen day, `yyyy-mm-dd`, or null. */
  value: string | null;
  onChange: (day: string) => void;
  /** Today in Paris, `yyyy-mm-dd`. */
  today: string;
  /** First selectable day; default: today. */
  firstDay?: string;
  /** Whether the business is closed on a day, `yyyy-mm-dd`. */
  isClosed: (day: string) => boolean;
};

const DaysContext = createContext<OpenDays & { today: string }>({
  today: '',
  firstDay: '',
  isClosed: () => false,
});

/**
 * A calendar for choosing a day. It bundles MUI's date pickers, so load it on demand and show a native date field
 * first. The surrounding fieldset must label the calendar.
 */
export function Calendar({ value, onChange, today, firstDay = today, isClosed }: CalendarProps) {
  const [theme] = useState(muiTheme);
  const days = useMemo(() => ({ today, firstDay, isClosed }), [today, firstDay, isClosed]);
  // A new Date object would make the picker return to the month of that date.
  const chosen = useMemo(() => (value === null ? null : toDate(value)), [value]);
  const [month, setMonth] = useState<Date | null>(null);
  const box = useRef<HTMLDivElement>(null);

  // In the first month, the button for the previous month becomes disabled and loses the focus.
  useEffect(() => {
    if (month && document.activeElement?.matches('body, :disabled'))
      box.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [month]);

  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={fr}>
        <DaysContext value={days}>
          <div ref={box}>
            <DateCalendar
              views={['day']}
              value={chosen}
              onChange={(date: Date | null) => date && onChange(toDay(date))}
              onMonthChange={setMonth}
              referenceDate={toDate(value ?? firstDay)}
              minDate={toDate(firstDay)}
              shouldDisableDate={(date: Date) => isClosed(toDay(date))}
              fixedWeekNumber={6}
              reduceAnimations
              slots={{ day: OurDay }}
            />
          </div>
        </DaysContext>
      </LocalizationProvider>
    </ThemeProvider>
  );
}

/** Replaces MUI's day, which takes today from the visitor's clock and cannot cross a closed month by keyboard. */
function OurDay({ onKeyDown, onFocus, ...props }: PickerDayProps) {
  const { today, ...days } = useContext(DaysContext);
  const isToday = toDay(props.day) === today;

  return (
    <PickerDay
      {...props}
      today={isToday}
      aria-current={isToday ? 'date' : undefined}
      onFocus={onFocus}
      onKeyDown={(event, day) => {
        const next = openDayByKey(event, toDay(day), days);
        if (event.key === 'Enter' || event.key === ' ') return onKeyDown?.(event, day);
        if (/^(Arrow|Page|Home|End)/.test(event.key)) event.preventDefault();
        // MUI's handler focuses the given day and shows its month. It does not read the event.
        if (next) onFocus?.(event as never, toDate(next));
      }}
    />
  );
}

// Noon exists on every day in every time zone, but clock changes may skip midnight.
function toDate(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

function toDay(date: Date): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
