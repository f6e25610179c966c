/** Attribute of the range that divides two pictures; see BeforeAfter. */
const dividerMark = 'data-divider';

/** Moves the dividers of all picture pairs of the document as their ranges are pulled. */
export function serveDividers(): void {
  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement && target.hasAttribute(dividerMark))) return;
    // Through the object model: the security policy refuses style attributes in the document.
    target.parentElement?.style.setProperty('--share', String(target.valueAsNumber / 100));
  };
  document.addEventListener('input', onInput, true);
}
