/** Focuses a field and scrolls its label or legend into view. @param id id of a control or a fieldset. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  const legend = field.closest('fieldset')?.querySelector('legend');
  const label = legend ?? document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? field;
  label.scrollIntoView();
  const control = field.matches('fieldset') ? field.querySelector<HTMLElement>(firstControl) : field;
  (control ?? field).focus({ preventScroll: true });
}

/** The first part matches the calendar day that Tab reaches. */
const firstControl = '[role="gridcell"][tabindex="0"], input:enabled:not([type="hidden"])';
