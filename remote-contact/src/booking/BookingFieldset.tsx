import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import type { Booking } from './use-booking';

/** A part of a booking that the visitor chooses: its day, or its hour. */
export type BookingFieldProps = {
  id: string;
  label: string;
  booking: Booking;
  /** Whether the browser itself insists on it. */
  required: boolean;
  error: string | null;
};

export const BookingFieldset = styled('fieldset')({
  '& legend': { padding: 0, marginBottom: vars.space2, fontWeight: 600, fontSize: '1rem', lineHeight: 1.4 },
});
