import { scriptTexts } from '../content/script-texts';

type Texts = Readonly<Record<string, string>>;

/** Texts that were typed and not saved, with the version of the form in which they were typed. */
type Unsaved = { version: string; texts: Texts };

const keyOf = (form: HTMLFormElement) => `mon-site:${new URL(form.action).pathname}`;

/**
 * Keeps typed texts on the device until the server has saved them, and asks before the page is left. Texts from an
 * older version of the form are posted at once: the server then saves nothing and shows both texts.
 */
export function keepUnsavedTexts(form: HTMLFormElement): void {
  const key = keyOf(form);
  const version = form.querySelector<HTMLInputElement>('input[name=version]');
  if (!version) return;
  const saved = JSON.stringify(textsIn(asSent(form)));
  let isLeaving = false;

  const isChanged = () => 'unsaved' in form.dataset || JSON.stringify(textsIn(form)) !== saved;
  const hasFiles = () =>
    [...form.elements].some((one) => one instanceof HTMLInputElement && one.files?.length);
  function keep(): void {
    if (isChanged()) store(key, { version: version?.value ?? '', texts: textsIn(form) });
    else localStorage.removeItem(key);
  }

  if (new URLSearchParams(location.search).get('fait') === 'enregistre') {
    localStorage.removeItem(key);
    // A reload must not delete what is typed from now on.
    history.replaceState(history.state, '', location.pathname);
  }
  const unsaved = stored(key);
  if ('unsaved' in form.dataset) keep();
  else if (unsaved) {
    fill(form, unsaved.texts);
    if (unsaved.version === version.value) offerToForget(key);
    else {
      version.value = unsaved.version;
      isLeaving = true;
      form.requestSubmit();
    }
  }
  function noteInput(): void {
    keep();
    tell(isChanged() ? scriptTexts.unsaved : '');
  }
  form.addEventListener('input', noteInput);
  // What was typed before this script ran.
  if (!unsaved && isChanged()) noteInput();
  form.addEventListener('submit', () => {
    isLeaving = true;
    tell(scriptTexts.sending);
  });
  // Back shows the same page again, for example after the submission has failed.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isLeaving = false;
  });
  addEventListener('beforeunload', (event) => {
    if (!isLeaving && (isChanged() || hasFiles())) event.preventDefault();
  });
}

/** Returns a copy of the form with the values that the server has sent. */
function asSent(form: HTMLFormElement): HTMLFormElement {
  const copy = document.createElement('form');
  copy.append(...[...form.children].map((child) => child.cloneNode(true)));
  copy.reset();
  return copy;
}

/** Reads the typed texts, without the version and files. */
function textsIn(form: HTMLFormElement): Texts {
  const texts = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && name !== 'version',
  );
  return Object.fromEntries(texts.map(([name, value]) => [name, String(value)]));
}

function fill(form: HTMLFormElement, texts: Texts): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)
      control.value = texts[control.name] ?? '';
    else if (!(control instanceof HTMLInputElement) || control.type === 'hidden' || control.type === 'file')
      continue;
    else if (control.type === 'checkbox') control.checked = control.name in texts;
    else control.value = texts[control.name] ?? '';
  }
}

/** Says that the texts are not saved, with a button that shows the saved ones. */
function offerToForget(key: string): void {
  tell(scriptTexts.restored);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'secondary small';
  button.textContent = scriptTexts.forget;
  button.addEventListener('click', () => {
    localStorage.removeItem(key);
    document.querySelector('form')?.reset();
    tell('');
  });
  document.getElementById('etat')?.append(' ', button);
}

/** Shows a text beside the button that saves. */
export function tell(words: string): void {
  const state = document.getElementById('etat');
  // Screen readers would repeat the same words at each key.
  if (state && state.textContent !== words) state.textContent = words;
}

function store(key: string, unsaved: Unsaved): void {
  try {
    localStorage.setItem(key, JSON.stringify(unsaved));
  } catch {
    // Storage may be full or forbidden. The browser still asks before the page is left.
  }
}

function stored(key: string): Unsaved | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
