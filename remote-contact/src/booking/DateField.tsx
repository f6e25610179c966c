import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useContact } from '@renovation-th/shared/kernel';
import { closedSentence, isWorkedOn, nearClosure } from '@renovation-th/shared/promises/closures';
import { openDaysInWords } from '@renovation-th/shared/identity/opening-hours';
import { calendarHeight } from '@renovation-th/shared/theme/calendar-size';
import { withoutScripts } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { FieldError, FieldHint } from '@renovation-th/shared/ui/Field';
import { Input } from '@renovation-th/shared/ui/form-controls';
import { bookingContent } from '../content/booking-content';
import { BookingFieldset, type BookingFieldProps } from './BookingFieldset';
import { useCalendar } from './use-calendar';
import { bookingNames } from './use-booking';

// Reserves the height of the calendar, so that the page does not shift when the calendar loads.
const CalendarBox = styled('div')({
  minHeight: calendarHeight,
  [withoutScripts]: { minHeight: 0 },
});

const Hint = styled(FieldHint)({ marginBottom: vars.space2 });

/** The field for the day of a call. It is a native date field until the calendar has loaded. */
export function DateField({ id, label, booking, required, error }: BookingFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { Widget, load } = useCalendar(box);
  // The native field must not disappear while the visitor is filling it in.
  const [isInUse, setIsInUse] = useState(false);
  // The visitor may have focused the field before hydration.
  useEffect(() => setIsInUse(box.current?.contains(document.activeElement) ?? false), []);
  const contact = useContact();
  const closure = nearClosure(contact);
  const { now, day, firstDay, offered, setDay } = booking;
  const isUseless = day !== '' && offered.length === 0;
  const problem = error ?? (isUseless ? bookingContent.noSlotLeft : null);
  const errorId = `${id}-erreur`;
  const described = problem ? `${id}-aide ${errorId}` : `${id}-aide`;
  const isCalendar = Widget !== null && now !== null && !isInUse;
  const choose = (next: string) => {
    if (input.current) input.current.value = next;
    setDay(next);
  };

  return (
    // The calendar is not a form control, so its fieldset has the description.
    <BookingFieldset id={isCalendar ? id : undefined} aria-describedby={isCalendar ? described : undefined}>
      <legend id={`${id}-titre`}>{label}</legend>
      <Hint id={`${id}-aide`}>
        {[bookingContent.dateHint(openDaysInWords(contact)), closure && closedSentence(closure)]
          .filter(Boolean)
          .join(' ')}
      </Hint>
      <CalendarBox ref={box}>
        {isCalendar && (
          <Widget
            value={day === '' || isUseless ? null : day}
            onChange={choose}
            today={now.day}
            firstDay={firstDay}
            isClosed={(day) => !isWorkedOn(day, contact)}
          />
        )}
        {/* The hidden native field remains in the form, so that the browser can post it and restore its value. */}
        <Input
          ref={input}
          hidden={isCalendar}
          type="date"
          id={isCalendar ? undefined : id}
          name={bookingNames.day}
          required={required && !isCalendar}
          min={now && !isCalendar ? firstDay : undefined}
          aria-labelledby={`${id}-titre`}
          aria-describedby={described}
          aria-invalid={problem ? true : undefined}
          onFocus={() => {
            setIsInUse(true);
            load();
          }}
          onBlur={() => setIsInUse(false)}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
      </CalendarBox>
      {problem && <FieldError id={errorId}>{problem}</FieldError>}
    </BookingFieldset>
  );
}
