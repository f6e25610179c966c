import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { removeStored } from '@renovation-th/shared/forms/browser-store';
import { readDraft, writeDraft } from '@renovation-th/shared/forms/draft';
import { newReference } from '@renovation-th/shared/forms/submission-reference';
import { cleanTexts, type TextForm, type Texts } from './text-form';

/**
 * Keeps the texts of a form on the visitor's device until the form is sent, for at most thirty days.
 * @param initial values that fields have in the HTML.
 * @param prefill returns values for empty fields.
 */
export function useDraft(key: string, form: TextForm, initial: Texts = {}, prefill = (): Texts => ({})) {
  const [isRestored, setIsRestored] = useState(false);
  const attempt = useRef<Texts>({});

  const filled = (defaults = initial): Texts => {
    const texts = Object.entries(cleanTexts(form.getValues()));
    return Object.fromEntries(texts.filter(([name, text]) => text && text !== defaults[name]));
  };
  const save = () => {
    // A draft overrides the prefill of a later page, so it keeps no value that this page has prefilled.
    const texts = filled({ ...initial, ...prefill() });
    if (Object.keys(texts).length === 0) removeStored(key);
    else writeDraft(key, { texts, attempt: attempt.current });
  };
  const onChange = useEffectEvent(save);
  const restore = useEffectEvent(() => {
    const { texts = {}, attempt: last = {} } = readDraft(key) ?? {};
    const typed = filled();
    form.setValues({ ...prefill(), ...texts, ...typed });
    attempt.current = last;
    setIsRestored(Object.keys(texts).some((name) => texts[name] && !typed[name]));
    // React saw no event for input from before hydration.
    if (Object.keys(typed).length > 0) save();
  });

  useEffect(() => {
    restore();
    return form.subscribe({ formState: { values: true }, callback: () => onChange() });
  }, [form]);

  return {
    isRestored,
    /** Returns the reference of the request. A retry of the same content has the same one, also after a reload. */
    referenceFor(now: Date, files: readonly File[]): string {
      const content = JSON.stringify([filled(), files.map(({ name, size }) => `${name} ${size}`)]);
      if (attempt.current.content !== content) attempt.current = { content, reference: newReference(now) };
      save();
      return attempt.current.reference ?? '';
    },
    clear() {
      attempt.current = {};
      removeStored(key);
      setIsRestored(false);
    },
  };
}
