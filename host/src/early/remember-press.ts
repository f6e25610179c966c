import { sectionMarks as marks, settledEvent } from '@renovation-th/shared/contracts/section';

/** Milliseconds for which a press waits for the code of its section. */
const patience = 8_000;

/** A section whose code has neither run nor failed. If the shell fails, no element matches. */
export const waiting = `[data-scripts] [${marks.section}]:not([${marks.hydrated}], [${marks.lost}])`;

/**
 * Remembers the last press on a button of a section that is not ready, and does it once when the section is ready. When
 * the section's code fails, or after eight seconds, the press happens as without scripts. A press on Enter in a field
 * counts too, because browsers click the submit button before they validate the form.
 */
export function rememberPress(): void {
  let last: { button: HTMLButtonElement; alike: string; index: number } | undefined;
  let isRepeated = false;
  const all = (selector: string) => [...document.querySelectorAll<HTMLButtonElement>(selector)];
  const forget = () => {
    last?.button.removeAttribute('aria-busy');
    last = undefined;
  };
  const repeat = (press: typeof last) => {
    if (!press || press !== last) return;
    forget();
    isRepeated = true;
    // React has replaced the button if a translator had changed the section.
    (press.button.isConnected ? press.button : all(press.alike)[press.index])?.click();
    isRepeated = false;
  };

  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest('button');
      if (isRepeated || !button || !button.closest(waiting)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      forget();
      const section = button.closest(`[${marks.section}]`)?.getAttribute(marks.section);
      // A draft adds a button of another type, which deletes it.
      const alike = `[${marks.section}="${section}"] button[type=${button.type}]`;
      last = { button, alike, index: all(alike).indexOf(button) };
      button.setAttribute('aria-busy', 'true');
      setTimeout(repeat, patience, last);
    },
    true,
  );
  // In a later task, so that React has rendered what the section's effects have changed.
  addEventListener(settledEvent, () =>
    setTimeout(() => last && !last.button.closest(waiting) && repeat(last)),
  );
}
