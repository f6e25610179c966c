import styled from '@emotion/styled';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { Calendar as CalendarComponent } from '@renovation-th/shared/calendar';
import { openDaysInWords } from '@renovation-th/shared/identity/opening-hours';
import { importWithRetry, useContact } from '@renovation-th/shared/kernel';
import { closedSentence, isWorkedOn, nearClosure } from '@renovation-th/shared/promises/closures';
import { withoutScripts } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { FieldError, FieldHint } from '@renovation-th/shared/ui/Field';
import { Input } from '@renovation-th/shared/ui/form-controls';
import { bookingContent } from '../content/booking-content';
import { bookingNames, type Booking } from './use-booking';

export type BookingFieldProps = {
  id: string;
  label: string;
  booking: Booking;
  required: boolean;
  error: string | null;
};

export const BookingFieldset = styled('fieldset')({
  '& legend': { padding: 0, marginBottom: vars.space2, fontWeight: 600, fontSize: '1rem', lineHeight: 1.4 },
});

// Reserves the height of MUI's calendar, so that the page does not shift when the calendar loads.
const CalendarBox = styled('div')({
  minHeight: '21rem',
  [withoutScripts]: { minHeight: 0 },
});

const Hint = styled(FieldHint)({ marginBottom: vars.space2 });

type DateFieldProps = BookingFieldProps & {
  /** Whether the visitor can see the field, so that the calendar is worth loading. */
  isShown: boolean;
};

/** The field for the day of a call. It is a native date field until the calendar has loaded. */
export function DateField({ id, label, booking, required, error, isShown }: DateFieldProps) {
  const { form, now, day, firstDay, offered } = booking;
  const [Calendar, setCalendar] = useState<ComponentType<Parameters<typeof CalendarComponent>[0]> | null>(
    null,
  );
  // The native field must not disappear while the visitor is filling it in.
  const [isInUse, setIsInUse] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const contact = useContact();

  useEffect(() => {
    if (!isShown) return;
    setIsInUse(box.current?.contains(document.activeElement) ?? false);
    importWithRetry(() => import('@renovation-th/shared/calendar')).then(
      (module) => setCalendar(() => module.Calendar),
      // The native field does the same job.
      () => undefined,
    );
  }, [isShown]);

  const closure = nearClosure(contact);
  const isUseless = day !== '' && offered.length === 0;
  const problem = error ?? (isUseless ? bookingContent.noSlotLeft : null);
  const errorId = `${id}-erreur`;
  const described = problem ? `${id}-aide ${errorId}` : `${id}-aide`;
  const isCalendar = Calendar !== null && now !== null && !isInUse;
  const { onBlur, ...native } = form.register(bookingNames.day);

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
          <Calendar
            value={isUseless ? '' : day}
            onChange={(chosen) =>
              form.setValue(bookingNames.day, chosen, { shouldValidate: form.formState.isSubmitted })
            }
            firstDay={firstDay}
            isClosed={(one) => !isWorkedOn(one, contact)}
          />
        )}
        {/* The hidden native field remains in the form, so that the browser can post it and restore its value. */}
        <Input
          {...native}
          hidden={isCalendar}
          type="date"
          id={isCalendar ? undefined : id}
          required={required && !isCalendar}
          min={now && !isCalendar ? firstDay : undefined}
          aria-labelledby={`${id}-titre`}
          aria-describedby={described}
          aria-invalid={problem ? true : undefined}
          onFocus={() => setIsInUse(true)}
          onBlur={(event) => {
            setIsInUse(false);
            void onBlur(event);
          }}
        />
      </CalendarBox>
      {problem && <FieldError id={errorId}>{problem}</FieldError>}
    </BookingFieldset>
  );
}
