/** Makes the divider of each BeforeAfter follow its range input. */
export function enhanceDividers(): void {
  const follow = () => {
    for (const { parentElement, value } of document.querySelectorAll<HTMLInputElement>('[data-divider]'))
      parentElement?.style.setProperty('--share', String(Number(value) / 100));
  };
  // On reload and Back, browsers restore the value of a range without an input event.
  for (const event of ['input', 'DOMContentLoaded', 'pageshow']) addEventListener(event, follow, true);
}
