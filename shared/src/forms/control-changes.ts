/** A control that a visitor may have changed. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isChoice = ({ type }: Control) => type === 'checkbox' || type === 'radio';

/** Whether a control holds something else than its HTML says. */
export function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const own = Math.max(
      0,
      options.findIndex(({ defaultSelected }) => defaultSelected),
    );
    return control.selectedIndex !== own;
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return false;
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if (control.type === 'file') return control.files?.length !== 0;
  return control.value !== control.defaultValue;
}

/**
 * Tells the code of a section that has just started what the visitor did with its controls before: by the same
 * events as if they did it now.
 */
export function tellChanges(section: ParentNode): void {
  for (const control of section.querySelectorAll<Control>('input, select, textarea')) {
    if (!isTold(control)) continue;
    forgetValue(control);
    // React undoes a choice with the click until it has rendered, so `input` comes first.
    const kinds = isChoice(control) ? ['input', 'click', 'change'] : ['input', 'change'];
    for (const kind of kinds) control.dispatchEvent(new Event(kind, { bubbles: true }));
  }
}

/** A deselected radio fires no event; replaying one would select it. */
const isTold = (control: Control) =>
  isChanged(control) &&
  !(control instanceof HTMLInputElement && control.type === 'radio' && !control.checked);

/**
 * React passes over an event of a control whose value it believes to know, and it believes what stood there when it
 * came. https://github.com/facebook/react/issues/12955; drop this when React tells what was typed before hydration.
 */
function forgetValue(control: Control): void {
  const { _valueTracker: tracker } = control as { _valueTracker?: { setValue: (value: string) => void } };
  tracker?.setValue('\u0000');
}
