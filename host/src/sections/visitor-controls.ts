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

/**
 * Reads what the visitor has changed within a page: controls, and toggles that are pressed. Files cannot be restored,
 * so they are left out.
 */
export function readChanges(page: ParentNode): readonly ControlState[] {
  const changed = controlsIn(page).filter(({ element }) => isChanged(element) && element.type !== 'file');
  const pressed = togglesIn(page).filter(({ element }) => element.ariaPressed === 'true');
  return [
    ...changed.map(({ name, element }) => ({
      control: name,
      value: element.value,
      isChecked: element instanceof HTMLInputElement && element.checked,
    })),
    ...pressed.map(({ name }) => ({ control: name, value: '', isChecked: true })),
  ];
}

/** Restores that in the same HTML, as browsers do with a document that is seen again. */
export function restoreChanges(page: ParentNode, changes: readonly ControlState[]): void {
  const left = new Map(changes.map((change) => [change.control, change]));
  for (const { name, element } of controlsIn(page)) {
    const change = left.get(name);
    if (!change || element.type === 'file') continue;
    if (element instanceof HTMLInputElement && isChoice(element)) element.checked = change.isChecked;
    else element.value = change.value;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }
  restoreToggles(page, changes);
}

/** Presses the toggles that were pressed, unless the visitor presses one now. */
export function restoreToggles(page: ParentNode, changes: readonly ControlState[]): void {
  const toggles = togglesIn(page);
  if (toggles.some(({ element }) => element.ariaBusy === 'true')) return;
  const left = new Set(changes.map(({ control }) => control));
  // The code that a press needs is not here yet: the press is held for it, as a visitor's would be.
  for (const { name, element } of toggles)
    if (left.has(name) && element.ariaPressed !== 'true') element.click();
}

/** What the visitor may have used in a section at one moment, before its HTML is rendered anew. */
export type TakenControls = {
  controls: readonly Named<Control>[];
  focused: Named<HTMLElement> | undefined;
};

/** Notes the controls of a section, and what has the focus. */
export function takeControls(section: Element): TakenControls {
  const focused = focusableIn(section).find(({ element }) => element === document.activeElement);
  return { controls: controlsIn(section), focused };
}

/**
 * Puts what the visitor did to controls that have left the document into those that have taken their place: value,
 * choice, files, focus, selection and scroll position. Does nothing for controls that are still there.
 */
export function carryOver({ controls, focused }: TakenControls, section: Element): void {
  const present = new Map(controlsIn(section).map(({ name, element }) => [name, element]));
  for (const { name, element: old } of controls) {
    const element = present.get(name);
    if (!element || old.isConnected || !isChanged(old)) continue;
    if (element instanceof HTMLInputElement && old instanceof HTMLInputElement && isChoice(old))
      element.checked = old.checked;
    else if (element instanceof HTMLInputElement && element.type === 'file')
      element.files = (old as HTMLInputElement).files;
    else element.value = old.value;
    element.scrollTop = old.scrollTop;
  }
  if (!focused || focused.element.isConnected) return;
  const element = focusableIn(section).find(({ name }) => name === focused.name)?.element;
  element?.focus({ preventScroll: true });
  if (hasSelection(element) && hasSelection(focused.element))
    element.setSelectionRange(focused.element.selectionStart, focused.element.selectionEnd);
}

/** Text fields have one; e-mail fields, choices and lists tell none. */
function hasSelection(
  element: HTMLElement | undefined,
): element is (HTMLInputElement | HTMLTextAreaElement) & { selectionStart: number; selectionEnd: number } {
  return !!element && 'selectionStart' in element && element.selectionStart !== null;
}

/**
 * Tells the code of a section that has just started what the visitor did with its controls before: by the same
 * events as if they did it now.
 */
export function tellChanges(section: ParentNode): void {
  for (const control of controlsIn(section)
    .map(({ element }) => element)
    .filter(isTold)) {
    forgetValue(control);
    const kinds =
      control instanceof HTMLInputElement && isChoice(control)
        ? // React undoes a choice with the click until it has rendered, so `input` comes first.
          ['input', 'click', 'change']
        : ['input', 'change'];
    for (const kind of kinds) control.dispatchEvent(new Event(kind, { bubbles: true }));
  }
}

/** A deselected radio fires no event; replaying one would select it. */
const isTold = (control: Control) =>
  isChanged(control) &&
  !(control instanceof HTMLInputElement && control.type === 'radio' && !control.checked);

type Named<Kind extends Element> = { name: string; element: Kind };

/** With names that are the same in the same HTML rendered anew: those of one kind are counted. */
function namedIn<Kind extends HTMLElement>(page: ParentNode, selector: string): Named<Kind>[] {
  const counts = new Map<string, number>();
  return [...page.querySelectorAll<Kind>(selector)].map((element) => {
    const kind = describe(element);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return { name: `${kind} ${count}`, element };
  });
}

/** Without the id, which React makes otherwise while it hydrates. */
function describe(element: HTMLElement): string {
  const { type, name } = element as Partial<Control>;
  const choice = element instanceof HTMLInputElement && isChoice(element) && element.value;
  return [element.localName, type, name, choice].join(' ');
}

const controlsIn = (page: ParentNode) => namedIn<Control>(page, 'input, select, textarea');
const togglesIn = (page: ParentNode) => namedIn<HTMLButtonElement>(page, 'button[aria-pressed]');
const focusableIn = (page: ParentNode) =>
  namedIn<HTMLElement>(page, 'a[href], button, summary, input, select, textarea, [tabindex]');

const isChoice = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

/**
 * React passes over an event of a control whose value it believes to know, and it believes what stood there when it
 * came. https://github.com/facebook/react/issues/12955; drop this when React tells what was typed before hydration.
 */
function forgetValue(control: Control): void {
  const { _valueTracker: tracker } = control as { _valueTracker?: { setValue: (value: string) => void } };
  tracker?.setValue('\u0000');
}
