import { inCapture } from './follow-links';

/** Attribute of the range that divides two pictures; see BeforeAfter. */
const dividerMark = 'data-divider';

/**
 * Moves the dividers of picture pairs, in whatever section, as their ranges are pulled.
 * @returns stops it.
 */
export function serveDividers(): () => void {
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.hasAttribute(dividerMark)) place(target);
  };

  // The visitor may have pulled one before this was here.
  document.querySelectorAll<HTMLInputElement>(`[${dividerMark}]`).forEach(place);
  document.addEventListener('input', onInput, inCapture);
  return () => document.removeEventListener('input', onInput, inCapture);
}

/** Through the object model: the security policy refuses style attributes in the document. */
function place(range: HTMLInputElement): void {
  range.parentElement?.style.setProperty('--share', String(range.valueAsNumber / 100));
}
