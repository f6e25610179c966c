/** Attribute of the range that divides two pictures; see BeforeAfter. */
const dividerMark = 'data-divider';

/**
 * Moves the dividers of all picture pairs of the document as their ranges are pulled.
 * @returns stops it.
 */
export function serveDividers(): () => void {
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.hasAttribute(dividerMark)) place(target);
  };

  document.addEventListener('input', onInput, true);
  return () => document.removeEventListener('input', onInput, true);
}

/** Through the object model: the security policy refuses style attributes in the document. */
function place(range: HTMLInputElement): void {
  range.parentElement?.style.setProperty('--share', String(range.valueAsNumber / 100));
}
