/** A control that a visitor may have changed. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a control held, by what tells it from the others of its page. */
export type ControlState = { control: string; value: string; isChecked: boolean };

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

/** What the visitor has changed within an element. Files cannot be put back, so they are left out. */
export function readChanges(place: ParentNode): readonly ControlState[] {
  return controlsIn(place)
    .filter((control) => isChanged(control) && control.type !== 'file')
    .map((control) => ({
      control: nameOf(control),
      value: control.value,
      isChecked: control instanceof HTMLInputElement && control.checked,
    }));
}

/** Puts that into the same HTML again, as browsers do with a document that is seen again. */
export function putBack(place: ParentNode, changes: readonly ControlState[]): void {
  for (const control of controlsIn(place)) {
    const change = changes.find((one) => one.control === nameOf(control));
    if (!change || control.type === 'file') continue;
    if (control instanceof HTMLInputElement && isChoice(control)) control.checked = change.isChecked;
    else control.value = change.value;
  }
}

/**
 * Tells the code of a section that has just started what the visitor did with its controls before: as if he
 * did it now, by the same events.
 */
export function tellChanges(section: ParentNode): void {
  for (const control of controlsIn(section).filter(isTold)) {
    forgetValue(control);
    const kinds =
      control instanceof HTMLInputElement && isChoice(control)
        ? // React undoes a choice with the click until it has rendered: whoever reads the form reads it before.
          ['input', 'click', 'change']
        : ['input', 'change'];
    for (const kind of kinds) control.dispatchEvent(new Event(kind, { bubbles: true }));
  }
}

/** Browsers say nothing of the choice that another one has replaced, and its value would count as chosen. */
const isTold = (control: Control) =>
  isChanged(control) &&
  !(control instanceof HTMLInputElement && control.type === 'radio' && !control.checked);

const controlsIn = (place: ParentNode) => [...place.querySelectorAll<Control>('input, select, textarea')];

const isChoice = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

const nameOf = (control: Control) =>
  [
    control.tagName,
    control.type,
    control.id,
    control.name,
    control instanceof HTMLInputElement && isChoice(control) && control.value,
  ].join(' ');

/**
 * React passes over an event of a control that has the value which React believes it to have, and it believes
 * what stood there when it came. https://github.com/facebook/react/issues/12955; drop this when it tells by
 * itself what was typed before.
 */
function forgetValue(control: Control): void {
  const { _valueTracker: tracker } = control as { _valueTracker?: { setValue: (value: string) => void } };
  tracker?.setValue('\u0000');
}
