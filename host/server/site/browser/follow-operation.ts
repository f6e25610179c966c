/** Milliseconds between two looks at a running operation. */
const pause = 1_000;

/** Updates the line of progress until the operation is over, and then shows the result. */
export async function followOperation(): Promise<void> {
  const shown = document.querySelector('[data-refresh]');
  if (!shown) return;
  await new Promise((resolve) => setTimeout(resolve, pause));
  const text = await fetch(location.href).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );
  if (text === null) return followOperation();
  const next = new DOMParser().parseFromString(text, 'text/html').querySelector('[data-refresh]');
  if (!next) return location.reload();
  // Screen readers announce changes only in an element that stays.
  if (shown.textContent !== next.textContent) shown.textContent = next.textContent;
  return followOperation();
}
