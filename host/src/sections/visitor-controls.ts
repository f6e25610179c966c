import { isChanged, isChoice, type Control } from '@renovation-th/shared/forms/control-changes';

/** What a control held, by what tells it from the others of its page. */
export type ControlState = { control: string; value: string; isChecked: boolean };

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

/**
 * Restores that in the same HTML, as browsers do with a document that is seen again; what the visitor or the browser
 * has changed since stays.
 */
export function restoreChanges(page: ParentNode, changes: readonly ControlState[]): void {
  const left = new Map(changes.map((change) => [change.control, change]));
  for (const { name, element } of controlsIn(page)) {
    const change = left.get(name);
    if (!change || isChanged(element)) continue;
    if (element instanceof HTMLInputElement && isChoice(element)) element.checked = change.isChecked;
    else element.value = change.value;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }
  restoreToggles(page, changes);
}

/** Presses the toggles that were pressed, unless the visitor presses one now. */
function restoreToggles(page: ParentNode, changes: readonly ControlState[]): void {
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
