/** Attribute of the range that divides two pictures; see BeforeAfter. */
const dividerMark = 'data-divider';

/** Moves the dividers of all picture pairs of the document with their ranges. */
export function serveDividers(): void {
  const follow = ({ parentElement, valueAsNumber }: HTMLInputElement) =>
    // Through the object model: the security policy refuses style attributes in the document.
    parentElement?.style.setProperty('--share', String(valueAsNumber / 100));
  const isDivider = (target: EventTarget | null): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.hasAttribute(dividerMark);
  document.addEventListener('input', ({ target }) => isDivider(target) && follow(target), true);

  // A browser that shows a document again restores its ranges without an event.
  const followRestored = () =>
    [...document.querySelectorAll(`[${dividerMark}]`)].filter(isDivider).forEach(follow);
  addEventListener('DOMContentLoaded', followRestored);
  addEventListener('pageshow', followRestored);
}
