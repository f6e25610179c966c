import { isChanged, isChoice, type Control } from '@renovation-th/shared/forms/control-changes';

/** State of a control. `control` is a name that is unique in the page. */
export type ControlState = { control: string; value: string; isChecked: boolean };

/**
 * Returns the controls that the visitor has changed, all sliders, and the pressed toggles. Omits files, which scripts
 * cannot restore.
 */
export function readChanges(page: ParentNode): readonly ControlState[] {
  const changed = controlsIn(page).filter(
    // React changes a slider's default value together with its value, so a section's slider never looks changed.
    ({ element }) => element.type === 'range' || (isChanged(element) && element.type !== 'file'),
  );
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

/** Restores a visitor's changes in the same HTML, as browsers do after Back. Skips controls that have changed since. */
export function restoreChanges(page: ParentNode, changes: readonly ControlState[]): void {
  const left = new Map(changes.map((change) => [change.control, change]));
  for (const { name, element } of controlsIn(page)) {
    const change = left.get(name);
    if (!change || isChanged(element) || isAs(change, element)) continue;
    if (element instanceof HTMLInputElement && isChoice(element)) element.checked = change.isChecked;
    else element.value = change.value;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }
  restoreToggles(page, changes);
}

const isAs = ({ value, isChecked }: ControlState, element: Control) =>
  element.value === value && isChecked === (element instanceof HTMLInputElement && element.checked);

/** Restores pressed toggles, unless the visitor is already pressing one. */
function restoreToggles(page: ParentNode, changes: readonly ControlState[]): void {
  const toggles = togglesIn(page);
  if (toggles.some(({ element }) => element.ariaBusy === 'true')) return;
  const left = new Set(changes.map(({ control }) => control));
  // If the section is not hydrated yet, hold-input.ts holds this click like a visitor's.
  for (const { name, element } of toggles)
    if (left.has(name) && element.ariaPressed !== 'true') element.click();
}

/** A section's controls and focus before React replaces its HTML. */
export type TakenControls = {
  controls: readonly Named<Control>[];
  focused: Named<HTMLElement> | undefined;
};

/** Returns a section's controls and its focused element. */
export function takeControls(section: Element): TakenControls {
  const focused = focusableIn(section).find(({ element }) => element === document.activeElement);
  return { controls: controlsIn(section), focused };
}

/** Copies values, choices, files, focus, selection and scroll position from removed controls to their replacements. */
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

/** Whether the element has a text selection. E-mail fields, radios, checkboxes and lists have none. */
function hasSelection(
  element: HTMLElement | undefined,
): element is (HTMLInputElement | HTMLTextAreaElement) & { selectionStart: number; selectionEnd: number } {
  return !!element && 'selectionStart' in element && element.selectionStart !== null;
}

type Named<Kind extends Element> = { name: string; element: Kind };

/** Names each element by its kind and its position among elements of that kind, so equal HTML gives equal names. */
function namedIn<Kind extends HTMLElement>(page: ParentNode, selector: string): Named<Kind>[] {
  const counts = new Map<string, number>();
  return [...page.querySelectorAll<Kind>(selector)].map((element) => {
    const kind = describe(element);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return { name: `${kind} ${count}`, element };
  });
}

/** Omits the id, which React may generate differently in the browser. */
function describe(element: HTMLElement): string {
  const { type, name } = element as Partial<Control>;
  const choice = element instanceof HTMLInputElement && isChoice(element) && element.value;
  return [element.localName, type, name, choice].join(' ');
}

const controlsIn = (page: ParentNode) => namedIn<Control>(page, 'input, select, textarea');
const togglesIn = (page: ParentNode) => namedIn<HTMLButtonElement>(page, 'button[aria-pressed]');
const focusableIn = (page: ParentNode) =>
  namedIn<HTMLElement>(page, 'a[href], button, summary, input, select, textarea, [tabindex]');
