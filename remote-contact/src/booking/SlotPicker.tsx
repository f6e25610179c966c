import styled from '@emotion/styled';
import { useLayoutEffect, useRef } from 'react';
import { longFrenchDate } from '@renovation-th/shared/forms/paris-time';
import { vars } from '@renovation-th/shared/theme/tokens';
import { chosenTick } from '@renovation-th/shared/theme/chosen-tick';
import { FieldError } from '@renovation-th/shared/ui/Field';
import { bookingContent as content } from '../content/booking-content';
import { BookingFieldset, type BookingFieldProps } from './DateField';
import { bookingNames } from './use-booking';

const Note = styled('p')({
  marginBottom: vars.space3,
  color: vars.textMuted,
  fontSize: vars.textS,
  lineHeight: 1.4,
});

const Part = styled('div')({
  '& + &': { marginTop: vars.space4 },
  '& > p': { marginBottom: vars.space2, color: vars.textMuted, fontSize: vars.textS },
});

const Tiles = styled('div')({
  display: 'grid',
  // A row has up to four tiles, or fewer with enlarged text.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(3.25rem, 25% - .375rem), 1fr))',
  gap: '.5rem',
});

const Tile = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '2.75rem',
  border: `1.5px solid ${vars.lineStrong}`,
  borderRadius: vars.radiusSmall,
  backgroundColor: vars.surface,
  fontSize: '1rem',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:hover': { backgroundColor: vars.callbackTint },
  '&:has(:checked)': {
    borderColor: vars.callback,
    backgroundColor: vars.callback,
    color: vars.onCallback,
    fontWeight: 600,
  },
  '&:has(:checked)::after': { ...chosenTick, top: '.1875rem', right: '.375rem' },
  '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
  '&:has(:disabled)': {
    backgroundColor: 'transparent',
    color: vars.textMuted,
    opacity: 0.6,
    cursor: 'not-allowed',
  },
});

/** Radio buttons for the time of a call. Once hydrated, they are disabled until the visitor chooses a day. */
export function SlotPicker({ id, label, booking, required, error }: BookingFieldProps) {
  const { form, now, day, offered } = booking;
  const group = useRef<HTMLFieldSetElement>(null);
  // React Hook Form unticks radio buttons when it registers them, so it must know a choice from before hydration first.
  useLayoutEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>(':checked');
    if (chosen) form.setValue(bookingNames.time, chosen.value);
  }, [form]);
  const radio = now ? form.register(bookingNames.time) : { name: bookingNames.time };
  const isWaiting = now !== null && day === '';
  const noteId = `${id}-aide`;
  const parts = [
    { title: content.morning, slots: offered.filter((slot) => slot < '12:00') },
    { title: content.afternoon, slots: offered.filter((slot) => slot >= '12:00') },
  ];

  return (
    <BookingFieldset
      ref={group}
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${noteId} ${id}-erreur` : noteId}
    >
      <legend>{label}</legend>
      {/* The note is always rendered, so that the tiles do not shift when the visitor chooses a day. */}
      <Note id={noteId}>
        {now === null || day === '' ? content.chooseDateFirst : content.slotsOf(longFrenchDate(day))}
      </Note>
      {parts.map(
        ({ title, slots }) =>
          slots.length > 0 && (
            <Part key={title} role="group" aria-label={title}>
              <p>{title}</p>
              <Tiles>
                {slots.map((slot) => (
                  <Tile key={slot}>
                    <input {...radio} type="radio" value={slot} required={required} disabled={isWaiting} />
                    {slot}
                  </Tile>
                ))}
              </Tiles>
            </Part>
          ),
      )}
      {error && <FieldError id={`${id}-erreur`}>{error}</FieldError>}
    </BookingFieldset>
  );
}
