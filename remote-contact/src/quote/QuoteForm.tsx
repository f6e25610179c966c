import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { quoteQuery } from '@renovation-th/shared/forms/arrival';
import { quotePayload, quoteSource, quoteSubject } from '@renovation-th/shared/forms/quote-payload';
import { submitForm, type FormFields } from '@renovation-th/shared/forms/submit-form';
import { notify, openPage, useContact } from '@renovation-th/shared/kernel';
import { FieldHint } from '@renovation-th/shared/ui/Field';
import { Actions } from '@renovation-th/shared/ui/layout';
import { focusCalendar } from '../booking/focus-calendar';
import { bookingNames } from '../booking/use-booking';
import type { QuoteChoices } from '../completions';
import { DraftNotice } from '../components/DraftNotice';
import { PostingForm } from '../components/PostingForm';
import { RightsNotice } from '../components/RightsNotice';
import { SendButton } from '../components/SendButton';
import { SendingFailure } from '../components/SendingFailure';
import type { Texts } from '../components/text-form';
import { useDraft } from '../components/use-draft';
import { quoteContent as content, quoteFailure, quoteToasts } from '../content/quote-content';
import { severalServices, urgencyOptions } from '../content/service-options';
import { PhotoField } from '../photos/PhotoField';
import { usePhotos } from '../photos/use-photos';
import { prefillFrom } from './prefill';
import { QuoteCallback } from './QuoteCallback';
import { controlId, QuoteFields } from './QuoteFields';
import { quoteRules, type ProblemKind } from './quote-rules';

type Failure = { fields: FormFields; hasPhotos: boolean; reason: string };

const quoteDraftKey = 'rth-quote-draft';
const initialTexts = { Urgence_projet: urgencyOptions[0].sent };
// Gives the visitor time to read the toast before the page changes.
const redirectDelay = 2_000;

/** The form for requesting a quote. It also works without JavaScript. */
export default function QuoteForm({ choices: known }: { choices: QuoteChoices }) {
  const contact = useContact();
  const form = useForm<Texts>({ resolver: quoteRules(contact), shouldFocusError: false });
  const photos = usePhotos();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [nextUrl, setNextUrl] = useState('');
  const choices = { ...known, services: [...known.services, severalServices] };
  const draft = useDraft(quoteDraftKey, form, initialTexts, () => prefillFrom(location.search, choices));

  useEffect(() => {
    if (!nextUrl) return;
    const timer = setTimeout(() => openPage(nextUrl), redirectDelay);
    return () => clearTimeout(timer);
  }, [nextUrl]);

  const clear = () => {
    form.reset();
    photos.clear();
    draft.clear();
  };

  const send = async (answers: Texts) => {
    setFailure(null);
    const submittedAt = new Date();
    const files = await photos.whenReady();
    const reference = draft.referenceFor(submittedAt, files);
    const { Date_ISO: day = '', Heure_24h: time = '', _honey: honey = '' } = answers;
    const call = answers.Demande_rappel ? { day, time } : null;
    const fields = quotePayload(
      { answers, callback: call && { ...call, wording: content.callbackWording } },
      {
        reference,
        submittedAt,
        honey,
        elapsed: performance.now(),
        origin: location.origin,
        businessEmail: contact.email,
      },
    );

    const result = await submitForm(contact, fields, files);
    if (result.ok) {
      clear();
      notify({ kind: 'success', display: 'alone', ...quoteToasts.sent });
      setNextUrl(`/merci?${quoteQuery(result.reference ?? reference, call)}`);
      // Keeps the form busy until the redirect, because another press would check the emptied fields.
      return new Promise<void>((resolve) => setTimeout(resolve, redirectDelay));
    }
    console.error('The quote request was not sent.', result);
    notify({ kind: 'error', display: 'alone', ...quoteToasts.failed });
    setFailure({ fields, hasPhotos: files.length > 0, reason: result.message });
  };

  const complain = (errors: typeof form.formState.errors) => {
    const kinds = Object.values(errors).map((error) => error?.type as ProblemKind);
    if (kinds.includes('missing-field'))
      notify({ kind: 'error', display: 'alone', ...quoteToasts.missingFields });
    else if (kinds.includes('missing-call'))
      notify({ kind: 'error', display: 'alone', ...quoteToasts.missingCall });
    const [first = ''] = Object.keys(errors);
    // Focuses in a later task, when the messages are rendered, so that the browser lays out the page only once.
    form.setFocus(first);
    if (first === bookingNames.day) focusCalendar(controlId(bookingNames.day));
  };

  const errorOf = (name: string) => form.formState.errors[name]?.message ?? null;

  return (
    <PostingForm
      form={form}
      draftKey={quoteDraftKey}
      aria-label={content.formLabel}
      hiddenFields={{
        Source_formulaire: quoteSource,
        _next: `${contact.origin}/merci`,
        _subject: quoteSubject,
      }}
      send={send}
      complain={complain}
    >
      {draft.isRestored && (
        <DraftNotice
          onClear={() => {
            clear();
            // The pressed button disappears with the notice.
            document.getElementById(controlId('Nom'))?.focus();
          }}
        />
      )}
      <FieldHint>{content.required}</FieldHint>
      <QuoteFields
        register={form.register}
        errorOf={errorOf}
        services={choices.services}
        photos={<PhotoField id="devis-photos" photos={photos} />}
      />
      <QuoteCallback
        form={form}
        dayError={errorOf(bookingNames.day)}
        timeError={errorOf(bookingNames.time)}
      />
      {failure && (
        <SendingFailure label={quoteFailure.title} fields={failure.fields} hasPhotos={failure.hasPhotos}>
          <strong>{quoteFailure.title}</strong> {failure.reason} {quoteFailure.advice}
        </SendingFailure>
      )}
      <Actions>
        <SendButton look="quote" label={content.submit} isOff={nextUrl !== ''} />
      </Actions>
      <RightsNotice text={content.rights} link={content.rightsLink} />
    </PostingForm>
  );
}
