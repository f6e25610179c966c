/**
 * Moves the focus to a field of a form, and its label or legend into view: the control alone does not say what it
 * asks. `id` is that of a control, or of a fieldset.
 */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  const legend = field.closest('fieldset')?.querySelector('legend');
  const label = legend ?? document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? field;
  label.scrollIntoView();
  const control = field.matches('fieldset') ? field.querySelector<HTMLElement>(firstControl) : field;
  (control ?? field).focus({ preventScroll: true });
}

/** Of a calendar, the day that Tab leads to. */
const firstControl = '[role="gridcell"][tabindex="0"], input:enabled:not([type="hidden"])';
