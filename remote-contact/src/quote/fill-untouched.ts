/**
 * Fills in untouched controls. Never overwrites the visitor's input, not even input from before hydration.
 * @param values values by control name; for checkboxes and radio buttons, the value of the one to check.
 */
export function fillUntouched(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement) fillInput(form, control, values[control.name]);
    else if (control instanceof HTMLTextAreaElement) fillText(control, values[control.name]);
    else if (control instanceof HTMLSelectElement) fillSelect(control, values[control.name]);
  }
}

function fillInput(form: HTMLFormElement, input: HTMLInputElement, value: string | undefined) {
  if (value === undefined || input.type === 'hidden') return;
  if (input.type !== 'checkbox' && input.type !== 'radio') return fillText(input, value);
  const isAnswered = form.querySelector(`[name="${input.name}"]:checked`) !== null;
  if (!isAnswered && input.value === value) input.checked = true;
}

function fillText(control: HTMLInputElement | HTMLTextAreaElement, value: string | undefined) {
  if (value === undefined || control.value !== control.defaultValue) return;
  control.value = value;
  // The visitor may be about to type here. Selecting the text makes their input replace it.
  if (control === document.activeElement) control.select();
}

function fillSelect(select: HTMLSelectElement, value: string | undefined) {
  const isKnown = [...select.options].some((option) => option.value === value);
  if (value !== undefined && isKnown && select.selectedIndex <= 0) select.value = value;
}
