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
  const [words, bar] = [shown.querySelector('p'), shown.querySelector('progress')];
  const progress = next.querySelector('p')?.textContent ?? '';
  // Screen readers announce changes only in an element that stays.
  if (words && words.textContent !== progress) words.textContent = progress;
  if (bar) bar.value = next.querySelector('progress')?.value ?? 0;
  return followOperation();
}
