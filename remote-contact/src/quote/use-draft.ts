import { useEffect, useRef, useState, type RefObject } from 'react';
import { outbox } from '@renovation-th/shared/kernel';
import {
  clearDraft,
  fieldsToKeep,
  patchDraft,
  quoteDraftKey,
  readDraft,
  saveDraft,
  type Draft,
  type QuoteAttempt,
} from './draft';

/** `kept`: a draft is stored. `restored`: the form was also filled in from a draft. */
type DraftState = { step: 'none' } | { step: 'kept' } | { step: 'restored'; savedAt: Date };

export type QuoteDraft = ReturnType<typeof useDraft>;

/** Stores the quote form on the visitor's device until it is sent. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<DraftState>({ step: 'none' });
  const [isElsewhere, setIsElsewhere] = useState(false);
  const attempt = useRef<QuoteAttempt | null>(null);
  const photos = useRef(0);
  const elapsedBefore = useRef(0);
  // Input from before hydration arrives before the draft is read, and must not overwrite the draft.
  const isRead = useRef(false);
  const isTouched = useRef(false);

  const elapsed = () => elapsedBefore.current + performance.now();

  // The event fires only when another tab writes to local storage.
  useEffect(() => {
    const look = ({ key, newValue }: StorageEvent) => {
      if (key === quoteDraftKey) setIsElsewhere(newValue !== null);
    };
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, []);

  /** Stores the form after a change. A changed request no longer waits in the outbox. */
  const keep = () => {
    if (attempt.current?.waits && !holds(readDraft(new Date())))
      attempt.current = { reference: attempt.current.reference, content: attempt.current.content };
    save();
  };

  const holds = (draft: Draft | null) =>
    draft !== null &&
    form.current !== null &&
    photos.current === draft.photos &&
    JSON.stringify(fieldsToKeep(form.current)) === JSON.stringify(draft.fields);

  const save = () => {
    isTouched.current = true;
    if (!isRead.current) return;
    if (!form.current) return patchDraft({ attempt: attempt.current, photos: photos.current }, new Date());
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

  const forget = () => {
    attempt.current = null;
    photos.current = 0;
    clearDraft();
    setState({ step: 'none' });
  };

  return {
    state,
    /** Whether another tab has overwritten this tab's draft. */
    isElsewhere,
    /** Returns the last attempt, whose reference a retry reuses. */
    lastAttempt: () => attempt.current,
    keepAttempt: (next: QuoteAttempt) => {
      attempt.current = next;
      save();
    },
    /** Returns the milliseconds for which the form has been open, including earlier visits. */
    elapsed,
    keep,
    /** Stores the form if the visitor changed it before the draft was read. */
    keepTouched: () => {
      if (isTouched.current) keep();
    },
    keepPhotos: (count: number) => {
      photos.current = count;
      keep();
    },
    /** Returns the draft on the first call. The caller must fill in the form and then call `keepTouched`. */
    restore: (): Draft | null => {
      if (isRead.current) return null;
      isRead.current = true;
      const draft = readDraft(new Date());
      if (!draft) return null;
      if (draft.attempt?.waits && !outbox.has(draft.attempt.reference)) {
        // The request was confirmed or deleted on another page. The browser may have restored the form's fields.
        if (holds(draft)) form.current?.reset();
        forget();
        return null;
      }
      attempt.current = draft.attempt;
      photos.current = draft.photos;
      elapsedBefore.current = draft.elapsed;
      setState({ step: 'restored', savedAt: draft.savedAt });
      return draft;
    },
    forget,
  };
}
