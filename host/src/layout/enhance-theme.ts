/** `system` follows the device and is the default. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** Attribute of a radio group that sets the theme; see ThemeSwitch. */
export const themeSwitchMark = 'data-theme-switch';

const storageKey = 'theme';

/** The visitor's choice, if the browser could not store it. */
let chosenHere: string | null = null;

/** Applies the visitor's theme, and selects it in every switch of the page. Runs before the first paint. */
export function enhanceTheme(): void {
  applyKept();
  addEventListener('DOMContentLoaded', showChoice);
  // Back restores the radios, but the visitor may have chosen another theme on a later page.
  addEventListener('pageshow', applyKept);
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest(`[${themeSwitchMark}]`)) choose(target.value);
  });
  // A null key means that another tab cleared the storage.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey || key === null) apply(newValue);
  });
}

function applyKept(): void {
  try {
    apply(chosenHere ?? localStorage.getItem(storageKey));
  } catch {
    // Storage is blocked, so the document keeps its theme.
    showChoice();
  }
}

/** Applies the choice, and stores it if the browser allows. */
function choose(choice: string): void {
  apply(choice);
  chosenHere = null;
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    chosenHere = choice;
  }
}

function apply(choice: string | null): void {
  const root = document.documentElement;
  if (choice === 'light' || choice === 'dark') root.dataset.theme = choice;
  else delete root.dataset.theme;
  colourBrowser();
  showChoice();
}

/** Enables the `theme-color` of the current theme, which colours the browser's own controls. */
function colourBrowser(): void {
  const { theme } = document.documentElement.dataset;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[data-scheme]')) {
    const { scheme } = meta.dataset;
    const query = theme ? (theme === scheme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
    meta.setAttribute('media', query);
  }
}

function showChoice(): void {
  const choice = document.documentElement.dataset.theme ?? 'system';
  for (const radio of document.querySelectorAll<HTMLInputElement>(`[${themeSwitchMark}] input`))
    radio.checked = radio.value === choice;
}
