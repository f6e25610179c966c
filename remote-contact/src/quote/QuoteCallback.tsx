import styled from '@emotion/styled';
import { useWatch } from 'react-hook-form';
import { vars } from '@renovation-th/shared/theme/tokens';
import { FieldHint } from '@renovation-th/shared/ui/Field';
import { BookingSummary } from '../booking/BookingSummary';
import { DateField } from '../booking/DateField';
import { SlotPicker } from '../booking/SlotPicker';
import type { Booking } from '../booking/use-booking';
import { quoteContent as content } from '../content/quote-content';
import { controlId } from './QuoteFields';

type QuoteCallbackProps = { booking: Booking; errorOf: (name: string) => string | null };

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

/** The part of the quote form that requests a call. */
export function QuoteCallback({ booking, errorOf }: QuoteCallbackProps) {
  const { form } = booking;
  const isWanted = Boolean(useWatch({ control: form.control, name: 'Demande_rappel' }));

  return (
    <Box>
      <Check>
        <input {...form.register('Demande_rappel')} type="checkbox" value="Oui" />
        <span>{content.callback}</span>
      </Check>
      <Open>
        <DateField
          id={controlId('Date_ISO')}
          label={content.labels.Date_ISO}
          booking={booking}
          required={false}
          error={errorOf('Date_ISO')}
          isShown={isWanted}
        />
        <SlotPicker
          id={controlId('Heure_24h')}
          label={content.labels.Heure_24h}
          booking={booking}
          required={false}
          error={errorOf('Heure_24h')}
        />
        <BookingSummary booking={booking} />
        <FieldHint>{content.callbackWording}</FieldHint>
      </Open>
    </Box>
  );
}
