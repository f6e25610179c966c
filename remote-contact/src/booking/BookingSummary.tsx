import styled from '@emotion/styled';
import { longFrenchDate } from '@renovation-th/shared/forms/paris-time';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Icon } from '@renovation-th/shared/ui/Icon';
import { calendarIcon } from '@renovation-th/shared/ui/icon-shapes';
import { LiveRegion } from '../components/LiveRegion';
import { bookingContent as content } from '../content/booking-content';
import type { Booking } from './use-booking';

const Words = styled('p')({
  display: 'flex',
  gap: '.75rem',
  alignItems: 'flex-start',
  maxWidth: 'none',
  padding: vars.space4,
  borderRadius: vars.radiusSmall,
  backgroundColor: vars.callbackTint,
  lineHeight: 1.45,
  '& svg': { color: vars.callback, marginTop: '.125rem' },
});

/** Shows the chosen day and time in words, and announces them to screen readers. */
export function BookingSummary({ booking: { day, time } }: { booking: Booking }) {
  return (
    <LiveRegion>
      {day && time && (
        <Words>
          <Icon shape={calendarIcon} />
          <span>
            {content.summaryBefore}
            <strong>{content.summarySlot(longFrenchDate(day), time)}</strong>
            {content.summaryAfter}
          </span>
        </Words>
      )}
    </LiveRegion>
  );
}
