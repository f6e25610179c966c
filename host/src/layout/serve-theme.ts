/** `system` follows the visitor's device; it is the value until the visitor chooses. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** Attribute of a group of radios that choose the theme; see ThemeSwitch. */
export const themeSwitchMark = 'data-theme-switch';

const storageKey = 'theme';

/** What was chosen in this document, where storage is refused or full. */
let chosenHere: string | null = null;

/**
 * Shows the site in the visitor's theme, and the choice in every group of the page. The document element is where
 * the choice lives: storage may be refused. Runs before the first paint.
 */
export function serveTheme(): void {
  applyKept();
  addEventListener('DOMContentLoaded', showChoice);
  // A browser that goes back puts radios as they were, and another page may have got a choice meanwhile.
  addEventListener('pageshow', applyKept);
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest(`[${themeSwitchMark}]`)) choose(target.value);
  });
  // A null key means that the other tab emptied its storage.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey || key === null) apply(newValue);
  });
}

function applyKept(): void {
  try {
    apply(chosenHere ?? localStorage.getItem(storageKey));
  } catch {
    // Storage is blocked: what the document wears stays, at first the system's theme.
    showChoice();
  }
}

/** Remembers it where the browser allows. */
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

/** The frame that some browsers draw around the page. The document has a colour for each scheme. */
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
