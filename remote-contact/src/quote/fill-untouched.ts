/**
 * Fills the controls that nobody has touched; what the visitor typed, even before the page was
 * alive, is never overwritten.
 * @param values by control name; for check boxes and radio buttons, the value to check.
 */
export function fillUntouched(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement) fillInput(form, control, values[control.name]);
    else if (control instanceof HTMLTextAreaElement) {
      if (control.value === control.defaultValue) control.value = values[control.name] ?? control.value;
    } else if (control instanceof HTMLSelectElement) fillSelect(control, values[control.name]);
  }
}

function fillInput(form: HTMLFormElement, input: HTMLInputElement, value: string | undefined) {
  if (value === undefined || input.type === 'hidden') return;
  if (input.type !== 'checkbox' && input.type !== 'radio') {
    if (input.value === input.defaultValue) input.value = value;
    return;
  }
  const isAnswered = form.querySelector(`[name="${input.name}"]:checked`) !== null;
  if (!isAnswered && input.value === value) input.checked = true;
}

function fillSelect(select: HTMLSelectElement, value: string | undefined) {
  const isKnown = [...select.options].some((option) => option.value === value);
  if (value !== undefined && isKnown && select.selectedIndex <= 0) select.value = value;
}
