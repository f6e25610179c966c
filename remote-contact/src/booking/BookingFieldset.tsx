import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import type { Booking } from './use-booking';

/** Props of the fields for the day and the time of a call. */
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
