import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { callbackQuery } from '@renovation-th/shared/forms/arrival';
import { callbackSlots } from '@renovation-th/shared/forms/booking-slots';
import {
  callbackPayload,
  callbackSource,
  callbackSubject,
  callbackType,
} from '@renovation-th/shared/forms/callback-payload';
import { submitForm } from '@renovation-th/shared/forms/submit-form';
import { outbox, useContact, useHydrated } from '@renovation-th/shared/kernel';
import { withoutScripts } from '@renovation-th/shared/theme/scripts';
import { vars } from '@renovation-th/shared/theme/tokens';
import { from, onPhone } from '@renovation-th/shared/theme/media';
import { FieldHint } from '@renovation-th/shared/ui/Field';
import { FormGrid } from '@renovation-th/shared/ui/form-controls';
import { Actions } from '@renovation-th/shared/ui/layout';
import { BookingSummary } from '../booking/BookingSummary';
import { DateField } from '../booking/DateField';
import { focusCalendar } from '../booking/focus-calendar';
import { SlotPicker } from '../booking/SlotPicker';
import { useBooking } from '../booking/use-booking';
import { DraftNotice } from '../components/DraftNotice';
import { Notice } from '../components/Notice';
import { PostingForm } from '../components/PostingForm';
import { RightsNotice } from '../components/RightsNotice';
import { SendButton } from '../components/SendButton';
import type { Texts } from '../components/text-form';
import { useDraft } from '../components/use-draft';
import { bookingContent } from '../content/booking-content';
import { callbackContent as content, callbackMessages as messages } from '../content/callback-content';
import { CallbackContact } from './CallbackContact';
import { CallbackResult, type Result } from './CallbackResult';
import { callbackRules } from './callback-rules';

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

const callbackDraftKey = 'rth-callback-draft';
const ids = { day: 'rappel-date', time: 'rappel-heure', hint: 'rappel-envoi-aide' };

/** The form for requesting a call. It also works without JavaScript. */
export default function CallbackForm() {
  const element = useRef<HTMLFormElement>(null);
  const contact = useContact();
  const isHydrated = useHydrated();
  const form = useForm<Texts>({ resolver: callbackRules(contact), reValidateMode: 'onSubmit' });
  const booking = useBooking(form, callbackSlots);
  const draft = useDraft(callbackDraftKey, form);
  const [result, setResult] = useState<Result | null>(null);

  const clear = () => {
    form.reset();
    draft.clear();
  };

  const send = async (answers: Texts) => {
    setResult(null);
    if (!element.current?.reportValidity()) return;
    const submittedAt = new Date();
    const reference = draft.referenceFor(submittedAt, []);
    const { Date_ISO: day = '', Heure_24h: time = '', _honey: honey = '' } = answers;
    const fields = callbackPayload(
      {
        fullName: answers.Nom_complet ?? '',
        phone: answers.Téléphone ?? '',
        description: answers.Description_projet ?? '',
        call: { day, time, wording: content.wording },
      },
      { reference, submittedAt, honey, elapsed: performance.now() },
    );

    const response = await submitForm(contact, fields);
    if (response.ok) {
      clear();
      return setResult({ kind: 'sent', message: messages.sent, reference: response.reference ?? reference });
    }
    const { status, statusText, message: reason } = response;
    const refusal = { title: messages.failedTitle, message: messages.refusedLater(contact.phone.national) };
    // The request may have arrived. The outbox sends it again until the service confirms it.
    if (status === 0 && outbox.add({ fields, refusal })) {
      clear();
      return setResult({ kind: 'sent', message: messages.probablySent, reference });
    }
    const problem = status === 0 ? messages.unreachable : messages.serverError(status, statusText);
    setResult({ kind: 'failed', problem, reason, fields });
  };

  const { errors, submitCount } = form.formState;
  const isChosen = booking.day !== '' && booking.time !== '';
  // The key makes screen readers repeat the message after another try.
  const alert = (
    <Notice key={submitCount} kind="error" appears="alert">
      <p>{bookingContent.missing}</p>
    </Notice>
  );

  return (
    <Form
      ref={element}
      form={form}
      draftKey={callbackDraftKey}
      aria-labelledby="rappel-titre"
      hiddenFields={{
        Type_demande: callbackType,
        Source: callbackSource,
        Mention_rappel: content.wording,
        _next: `${contact.origin}/merci?${callbackQuery}`,
        _subject: callbackSubject,
      }}
      send={send}
      complain={() => focusCalendar(ids.day)}
    >
      {draft.isRestored && (
        <DraftNotice
          onClear={() => {
            clear();
            // The pressed button disappears with the notice.
            focusCalendar(ids.day);
          }}
        />
      )}
      <Pick>
        <Part>
          {errors.Date_ISO && !booking.day && alert}
          <DateField id={ids.day} label={content.date} booking={booking} required error={null} isShown />
        </Part>
        <Part>
          {errors.Heure_24h && !booking.time && alert}
          <SlotPicker id={ids.time} label={content.time} booking={booking} required error={null} />
        </Part>
      </Pick>
      <BookingSummary booking={booking} />
      <FormGrid>
        <CallbackContact register={form.register} />
        <FieldHint>{content.wording}</FieldHint>
        <Actions>
          <SendButton
            look="callback"
            label={content.submit}
            isOff={isHydrated && !isChosen}
            describedBy={isChosen ? undefined : ids.hint}
          />
        </Actions>
        {!isChosen && <WithScripts id={ids.hint}>{content.chooseFirst}</WithScripts>}
        <CallbackResult result={result} />
        <RightsNotice text={content.rights} link={content.rightsLink} />
      </FormGrid>
    </Form>
  );
}
