import styled from '@emotion/styled';
import { useRef } from 'react';
import { useHydrated, useContact } from '@renovation-th/shared/kernel';
import { callbackQuery } from '@renovation-th/shared/forms/arrival';
import { callbackSlots } from '@renovation-th/shared/forms/booking-slots';
import { callbackSource, callbackSubject, callbackType } from '@renovation-th/shared/forms/callback-payload';
import { withoutScripts } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from, onPhone } from '@renovation-th/shared/theme/media';
import { FieldHint } from '@renovation-th/shared/ui/Field';
import { FormGrid } from '@renovation-th/shared/ui/form-controls';
import { Actions } from '@renovation-th/shared/ui/layout';
import { BookingSummary } from '../booking/BookingSummary';
import { DateField } from '../booking/DateField';
import { SlotPicker } from '../booking/SlotPicker';
import { useBooking } from '../booking/use-booking';
import { Notice } from '../components/Notice';
import { OutboxList } from '../components/OutboxList';
import { PostingForm } from '../components/PostingForm';
import { RightsNotice } from '../components/RightsNotice';
import { SendButton } from '../components/SendButton';
import { bookingContent } from '../content/booking-content';
import { callbackContent as content } from '../content/callback-content';
import { CallbackContact } from './CallbackContact';
import { CallbackMessage } from './CallbackMessage';
import { callbackIds, useCallbackForm } from './use-callback-form';

const Form = styled(PostingForm)({
  gap: vars.space6,
  padding: 'clamp(1.25rem, .6rem + 2.9vw, 2.5rem)',
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radius,
  backgroundColor: vars.surface,
  // On a phone, the form takes the full width, so that the days of the calendar are large enough to tap.
  [onPhone]: {
    marginInline: `calc(-1 * ${vars.gutter})`,
    paddingInline: vars.gutter,
    borderInline: 0,
    borderRadius: 0,
  },
});

const Pick = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space6,
  [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

const Part = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space4,
  alignContent: 'start',
});

const WithScripts = styled(FieldHint)({ [withoutScripts]: { display: 'none' } });
const hintId = 'rappel-envoi-aide';

/** The form for requesting a call. It also works without JavaScript. */
export default function CallbackForm() {
  const form = useRef<HTMLFormElement>(null);
  const contact = useContact();
  const isHydrated = useHydrated();
  const booking = useBooking(callbackSlots);
  const { state, submit } = useCallbackForm(form, booking);

  const isSending = state.step === 'sending';
  const isChosen = booking.day !== '' && booking.time !== '';
  const missing = state.step === 'missing' ? state.part : null;
  const alert = state.step === 'missing' && (
    <Notice key={state.tries} kind="error" appears="alert">
      <p>{bookingContent.missing}</p>
    </Notice>
  );

  return (
    <Form
      ref={form}
      aria-labelledby="rappel-titre"
      hiddenFields={{
        Type_demande: callbackType,
        Source: callbackSource,
        Mention_rappel: content.wording,
        _next: `${contact.origin}/merci?${callbackQuery}`,
        _subject: callbackSubject,
      }}
      send={submit}
    >
      <Pick>
        <Part>
          {missing === 'day' && alert}
          <DateField id={callbackIds.day} label={content.date} booking={booking} required error={null} />
        </Part>
        <Part>
          {missing === 'time' && alert}
          <SlotPicker id={callbackIds.time} label={content.time} booking={booking} required error={null} />
        </Part>
      </Pick>
      <BookingSummary booking={booking} />
      <FormGrid>
        <CallbackContact />
        <FieldHint>{content.wording}</FieldHint>
        <Actions>
          <SendButton
            look="callback"
            label={content.submit}
            isSending={isSending}
            isOff={isSending || (isHydrated && !isChosen)}
            describedBy={isChosen ? undefined : hintId}
          />
        </Actions>
        {!isChosen && <WithScripts id={hintId}>{content.chooseFirst}</WithScripts>}
        <CallbackMessage state={state} />
        <OutboxList except={state.step === 'failed' ? state.reference : null} />
        <RightsNotice text={content.rights} link={content.rightsLink} />
      </FormGrid>
    </Form>
  );
}
