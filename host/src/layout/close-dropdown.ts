/** Attribute of an entry with a `<details>` and a panel; see ServicesEntry. */
export const dropdownMark = 'data-dropdown';

/** Closes the panel on Escape. Before the shell runs, the browser and the style sheet open it. */
export function closeDropdownOnEscape(): void {
  addEventListener('keydown', ({ key }) => {
    const item = document.querySelector<HTMLElement>(`[${dropdownMark}]:is(:hover, :has([open], :focus))`);
    if (key !== 'Escape' || !item) return;
    if (item.contains(document.activeElement)) item.querySelector('summary')?.focus();
    item.querySelector('details')?.removeAttribute('open');
    item.dataset.enhanced = '';
  });
}
