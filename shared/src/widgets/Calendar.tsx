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
  /** Today in Europe/Paris, `yyyy-mm-dd`: the visitor's own today may be another. */
  today: string;
  /** The first day that can be chosen; today when absent. */
  firstDay?: string;
  /** Whether that day, `yyyy-mm-dd`, is not worked. */
  isClosed: (day: string) => boolean;
};

const DaysContext = createContext<OpenDays & { today: string }>({
  today: '',
  firstDay: '',
  isClosed: () => false,
});

/**
 * A month to choose a day from; the fieldset around it says what for. It brings MUI's date pickers, so load it on
 * demand and in the browser only; until then a native date field replaces it.
 */
export function Calendar({ value, onChange, today, firstDay = today, isClosed }: CalendarProps) {
  const [theme] = useState(muiTheme);
  const days = useMemo(() => ({ today, firstDay, isClosed }), [today, firstDay, isClosed]);
  // The pickers go back to the month of a value that is another object.
  const chosen = useMemo(() => (value === null ? null : toDate(value)), [value]);
  const [month, setMonth] = useState<Date | null>(null);
  const box = useRef<HTMLDivElement>(null);

  // At the first month, the button that led there is disabled and loses the focus.
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

/** The pickers take today from the visitor's clock, and stop at a month without an open day. */
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
        // MUI moves the focus, and the month, to the day that it is told; it does not read the event.
        if (next) onFocus?.(event as never, toDate(next));
      }}
    />
  );
}

// Noon exists on every day of every zone; midnight does not.
function toDate(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

function toDay(date: Date): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
