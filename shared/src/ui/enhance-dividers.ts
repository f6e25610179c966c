/** Moves the dividers of all picture pairs of the document with their ranges; see BeforeAfter. */
export function enhanceDividers(): void {
  const follow = () => {
    for (const { parentElement, value } of document.querySelectorAll<HTMLInputElement>('[data-divider]'))
      // Through the object model: the security policy refuses style attributes in the document.
      parentElement?.style.setProperty('--share', String(Number(value) / 100));
  };
  // A browser that loads or shows a document again restores its ranges without an event.
  for (const event of ['input', 'DOMContentLoaded', 'pageshow']) addEventListener(event, follow, true);
}
