import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import type { Booking } from './use-booking';

/** Props of the two fields of a booking, day and hour. */
export type BookingFieldProps = {
  id: string;
  label: string;
  booking: Booking;
  /** Sets the HTML attribute `required`. */
  required: boolean;
  error: string | null;
};

export const BookingFieldset = styled('fieldset')({
  '& legend': { padding: 0, marginBottom: vars.space2, fontWeight: 600, fontSize: '1rem', lineHeight: 1.4 },
});
