/** `system` follows the visitor's device; it is the value until the visitor chooses. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** Attribute of a group of radios that choose the theme; see ThemeSwitch. */
export const themeSwitchMark = 'data-theme-switch';

const storageKey = 'theme';

/** The theme chosen in this document, when storage is refused or full. */
let chosenHere: string | null = null;

/**
 * Shows the site in the visitor's theme, and the choice in every switch of the page. The document element holds the
 * choice, because storage may be refused. Runs before the first paint.
 */
export function enhanceTheme(): void {
  applyKept();
  addEventListener('DOMContentLoaded', showChoice);
  // Going back restores the radios, but the theme may have been changed on another page since.
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
    // Storage is blocked, so the document keeps its theme: at first the system's.
    showChoice();
  }
}

/** Stores the choice where the browser allows it. */
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

/** Gives the browser's frame the colour of the theme: the document has one `theme-color` for each scheme. */
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
