import { readDraft, writeDraft } from '@renovation-th/shared/forms/draft';
import { waiting } from './remember-press';

/** Adds input to the draft of its form while the code of the form has not run, because a reload would lose it. */
export function keepInput(): void {
  addEventListener('input', ({ target }) => {
    const { form, name, type, value, checked } = target as HTMLInputElement;
    const key = form?.closest(waiting) && form.dataset.draft;
    if (!key || type === 'file') return;
    const { texts = {}, attempt = {} } = readDraft(key) ?? {};
    const text = type === 'checkbox' && !checked ? '' : value;
    writeDraft(key, { texts: { ...texts, [name]: text }, attempt });
  });
}
