import styled from '@emotion/styled';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { quoteSlots } from '@renovation-th/shared/forms/booking-slots';
import { vars } from '@renovation-th/shared/theme/tokens';
import { FieldHint } from '@renovation-th/shared/ui/Field';
import { BookingSummary } from '../booking/BookingSummary';
import { DateField } from '../booking/DateField';
import { SlotPicker } from '../booking/SlotPicker';
import { bookingNames, useBooking } from '../booking/use-booking';
import type { TextForm } from '../components/text-form';
import { quoteContent as content } from '../content/quote-content';
import { controlId } from './QuoteFields';

type QuoteCallbackProps = { form: TextForm; dayError: string | null; timeError: string | null };

const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space5,
  padding: `clamp(.75rem, 3vw, ${vars.space5})`,
  border: `1.5px solid ${vars.callback}`,
  borderRadius: vars.radius,
  // CSS opens the box, so that it also opens without JavaScript and before hydration.
  '&:not(:has([name="Demande_rappel"]:checked)) > div': { display: 'none' },
});

const Check = styled('label')({
  display: 'flex',
  gap: '.75rem',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: 600,
  lineHeight: 1.4,
  cursor: 'pointer',
  '& input': { width: '1.5rem', height: '1.5rem', margin: 0, flex: 'none', accentColor: vars.callback },
});

const Open = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space5,
  paddingTop: vars.space5,
  borderTop: `1px solid ${vars.line}`,
});

/** The part of the quote form that requests a call. Its many controls are not rendered with each message of the form. */
export const QuoteCallback = memo(function QuoteCallback({ form, dayError, timeError }: QuoteCallbackProps) {
  const booking = useBooking(form, quoteSlots);
  const isWanted = Boolean(useWatch({ control: form.control, name: 'Demande_rappel' }));

  return (
    <Box>
      <Check>
        <input {...form.register('Demande_rappel')} type="checkbox" value="Oui" />
        <span>{content.callback}</span>
      </Check>
      <Open>
        <DateField
          id={controlId(bookingNames.day)}
          label={content.labels[bookingNames.day]}
          booking={booking}
          required={false}
          error={dayError}
          isShown={isWanted}
        />
        <SlotPicker
          id={controlId(bookingNames.time)}
          label={content.labels[bookingNames.time]}
          booking={booking}
          required={false}
          error={timeError}
        />
        <BookingSummary booking={booking} />
        <FieldHint>{content.callbackWording}</FieldHint>
      </Open>
    </Box>
  );
});
