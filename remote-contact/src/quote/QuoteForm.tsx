import { useRef } from 'react';
import { useContact } from '@renovation-th/shared/kernel';
import { quoteSlots } from '@renovation-th/shared/forms/booking-slots';
import { quoteSource, quoteSubject } from '@renovation-th/shared/forms/quote-payload';
import { Button } from '@renovation-th/shared/ui/Button';
import { FieldHint } from '@renovation-th/shared/ui/Field';
import { FormGrid } from '@renovation-th/shared/ui/form-controls';
import { Actions } from '@renovation-th/shared/ui/layout';
import { VisuallyHidden } from '@renovation-th/shared/ui/VisuallyHidden';
import { useBooking } from '../booking/use-booking';
import { LiveRegion } from '../components/LiveRegion';
import { Notice } from '../components/Notice';
import { OutboxList } from '../components/OutboxList';
import { PostingForm } from '../components/PostingForm';
import { RightsNotice } from '../components/RightsNotice';
import { SendButton } from '../components/SendButton';
import { SendingFailure } from '../components/SendingFailure';
import type { QuoteChoices } from '../completions';
import { quoteFailure } from '../content/failure-content';
import { quoteContent as content } from '../content/quote-content';
import { severalServices } from '../content/service-options';
import { PhotoField } from '../photos/PhotoField';
import { DraftNotice } from './DraftNotice';
import { ProblemSummary } from './ProblemSummary';
import type { QuoteControl, QuoteProblem } from './quote-answers';
import { QuoteCallback } from './QuoteCallback';
import { QuoteFields } from './QuoteFields';
import { initialState } from './quote-state';
import { useQuoteForm } from './use-quote-form';

/** The form for requesting a quote. It also works without JavaScript. */
export default function QuoteForm({ choices: known }: { choices: QuoteChoices }) {
  const choices = { ...known, services: [...known.services, severalServices] };
  const form = useRef<HTMLFormElement>(null);
  const photoInput = useRef<HTMLInputElement>(null);
  const contact = useContact();
  const booking = useBooking(quoteSlots);
  const quote = useQuoteForm(form, photoInput, booking, choices);
  const { state, announcement, photos, draft, isElsewhere, submit, onInput, clear } = quote;

  // The calendar fires no input event when the visitor chooses a day, so read the state of the booking.
  const isOpen = ({ field }: QuoteProblem) =>
    !(field === 'Date_ISO' && booking.day !== '') && !(field === 'Heure_24h' && booking.time !== '');
  const { problems, solved } = state.step === 'editing' ? state : initialState;
  const open = problems.filter((problem) => !solved.includes(problem) && isOpen(problem));
  const errorOf = (field: QuoteControl) => open.find((problem) => problem.field === field)?.message ?? null;

  return (
    <PostingForm
      ref={form}
      aria-label={content.formLabel}
      hiddenFields={{
        Source_formulaire: quoteSource,
        _next: `${contact.origin}/merci`,
        _subject: quoteSubject,
      }}
      send={submit}
      onInput={(event) => onInput(nameOf(event.target))}
    >
      <OutboxList />
      {state.step === 'editing' && problems.length > 0 && (
        <ProblemSummary key={state.tries} problems={problems} />
      )}
      {draft.step === 'restored' && <DraftNotice savedAt={draft.savedAt} onClear={clear} />}
      <LiveRegion>
        {isElsewhere && (
          <Notice kind="info">
            <p>{content.draftElsewhere}</p>
          </Notice>
        )}
      </LiveRegion>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <FieldHint>{content.required}</FieldHint>
      <QuoteFields
        errorOf={errorOf}
        services={choices.services}
        photos={<PhotoField id="devis-photos" input={photoInput} photos={photos} />}
      />
      <QuoteCallback booking={booking} errorOf={errorOf} />
      {state.step === 'failed' && (
        <SendingFailure label={quoteFailure.title} fields={state.fields} hasPhotos={state.hasPhotos}>
          <strong>{quoteFailure.title}</strong> {state.explanation}
        </SendingFailure>
      )}
      <FormGrid>
        <Actions>
          <SendButton
            look="quote"
            label={content.submit}
            isSending={state.step === 'sending'}
            isOff={state.step === 'sending' || state.step === 'sent'}
          />
          {draft.step === 'kept' && state.step !== 'sending' && (
            <Button look="plain" type="button" onClick={clear}>
              {content.clearDraft}
            </Button>
          )}
        </Actions>
        {draft.step === 'kept' && <FieldHint>{content.draftKept}</FieldHint>}
      </FormGrid>
      <RightsNotice text={content.rights} link={content.rightsLink} />
    </PostingForm>
  );
}

function nameOf(target: EventTarget): string {
  return target instanceof HTMLElement && 'name' in target ? String(target.name) : '';
}
