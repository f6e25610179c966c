/** `system` follows the device and is the default. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** Attribute of a radio group that sets the theme; see ThemeSwitch. */
export const themeSwitchMark = 'data-theme-switch';

const storageKey = 'theme';

/** Applies the visitor's theme, and selects it in every switch of the page. Runs before the first paint. */
export function enhanceTheme(): void {
  apply(readChoice());
  addEventListener('DOMContentLoaded', selectChoice);
  // Back restores the radios, but the visitor may have chosen another theme on a later page.
  addEventListener('pageshow', () => apply(readChoice()));
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest(`[${themeSwitchMark}]`)) choose(target.value);
  });
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // Storage is blocked.
    return null;
  }
}

function choose(choice: string): void {
  apply(choice);
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Storage is blocked, so the choice is valid for this document.
  }
}

function apply(choice: string | null): void {
  const root = document.documentElement;
  if (choice === 'light' || choice === 'dark') root.dataset.theme = choice;
  else delete root.dataset.theme;
  selectChoice();
}

function selectChoice(): void {
  const choice = document.documentElement.dataset.theme ?? 'system';
  for (const radio of document.querySelectorAll<HTMLInputElement>(`[${themeSwitchMark}] input`))
    radio.checked = radio.value === choice;
}
