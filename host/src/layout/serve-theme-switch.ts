/** `system` follows the visitor's device; it is the value until the visitor chooses. */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** Attribute of a group of radios that choose the theme; see ThemeSwitch. */
export const themeSwitchMark = 'data-theme-switch';

const storageKey = 'theme';
const listeners = new Set<() => void>();

/**
 * Shows the site in the theme that is chosen in this group, and the choice in every group of the page. The
 * document element is where the choice lives: an early script sets it before the first paint, and
 * storage may be refused.
 * @returns stops it.
 */
export function serveThemeSwitch(group: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const radios = [...group.querySelectorAll('input')];
  const showChoice = () => {
    const choice = readChoice();
    for (const radio of radios) radio.checked = radio.value === choice;
  };

  // A radio picked before this script came kept its mark, but nobody acted on it.
  const picked = radios.find(({ checked, defaultChecked }) => checked && !defaultChecked);
  if (picked) choose(toChoice(picked.value));
  showChoice();

  listeners.add(showChoice);
  group.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement) choose(toChoice(target.value));
    },
    { signal },
  );
  window.addEventListener('storage', followOtherTab, { signal });
  return () => {
    listeners.delete(showChoice);
    stop.abort();
  };
}

/** Remembers it where the browser allows. */
function choose(choice: ThemeChoice): void {
  applyChoice(choice);
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
}

function readChoice(): ThemeChoice {
  return toChoice(document.documentElement.dataset.theme);
}

function applyChoice(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  listeners.forEach((listener) => listener());
}

/** A null key means that the other tab emptied its storage. */
function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === storageKey || key === null) applyChoice(toChoice(newValue));
}

function toChoice(value: string | null | undefined): ThemeChoice {
  return value === 'light' || value === 'dark' ? value : 'system';
}
