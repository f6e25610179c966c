import { useRef, useState, type RefObject } from 'react';
import { timeOnPage } from '../components/time-on-page';
import { clearDraft, readDraft, saveDraft, type Attempt, type Draft } from './draft';

/** Whether the form is kept on the device and, if it was found there, since when. */
export type DraftState = { step: 'none' } | { step: 'kept' } | { step: 'restored'; savedAt: Date };

export type QuoteDraft = ReturnType<typeof useDraft>;

/** The quote form as it is kept on the visitor's device, while he fills it and until it is sent. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<DraftState>({ step: 'none' });
  const attempt = useRef<Attempt | null>(null);
  const photos = useRef(0);
  const elapsedBefore = useRef(0);

  const elapsed = () => elapsedBefore.current + timeOnPage();

  const keep = () => {
    if (!form.current) return;
    const isKept = saveDraft(form.current, {
      attempt: attempt.current,
      photos: photos.current,
      elapsed: Math.round(elapsed()),
      savedAt: new Date(),
    });
    setState((current) =>
      isKept ? (current.step === 'none' ? { step: 'kept' } : current) : { step: 'none' },
    );
  };

  return {
    state,
    /** The last attempt at sending, to be taken up by a second try. */
    lastAttempt: () => attempt.current,
    keepAttempt: (next: Attempt) => {
      attempt.current = next;
      keep();
    },
    /** Milliseconds since the form was first shown, earlier visits included. */
    elapsed,
    keep,
    keepPhotos: (count: number) => {
      photos.current = count;
      keep();
    },
    /** Reads the draft; the caller puts it into the form. */
    restore: (): Draft | null => {
      const draft = readDraft(new Date());
      if (!draft) return null;
      attempt.current = draft.attempt;
      photos.current = draft.photos;
      elapsedBefore.current = draft.elapsed;
      setState({ step: 'restored', savedAt: draft.savedAt });
      return draft;
    },
    forget: () => {
      attempt.current = null;
      photos.current = 0;
      clearDraft();
      setState({ step: 'none' });
    },
  };
}
