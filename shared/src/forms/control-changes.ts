export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isChoice = ({ type }: Control) => type === 'checkbox' || type === 'radio';

/** Whether a control's value differs from the value in the HTML. */
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

/** Dispatches the events for changes that the visitor made before hydration. */
export function replayChanges(section: ParentNode): void {
  for (const control of section.querySelectorAll<Control>('input, select, textarea')) {
    if (!isReplayed(control)) continue;
    forgetValue(control);
    // Dispatch `input` first, because React reverts a choice at the click unless it has already rendered that choice.
    const kinds = isChoice(control) ? ['input', 'click', 'change'] : ['input', 'change'];
    for (const kind of kinds) control.dispatchEvent(new Event(kind, { bubbles: true }));
  }
}

/** Excludes deselected radio buttons: they fire no event, and a replayed event would select them. */
const isReplayed = (control: Control) =>
  isChanged(control) &&
  !(control instanceof HTMLInputElement && control.type === 'radio' && !control.checked);

/**
 * Makes React handle the next event of a control. React ignores an event if the value has not changed since hydration:
 * https://github.com/facebook/react/issues/12955. Remove this when React reports input from before hydration.
 */
function forgetValue(control: Control): void {
  const { _valueTracker: tracker } = control as { _valueTracker?: { setValue: (value: string) => void } };
  tracker?.setValue('\u0000');
}
