import { adopt, dirty, fetchPage, removeErrorOf } from './adopt';
import { scriptTexts as texts } from '../content/script-texts';

/** Milliseconds until a save after a change event (`soon`) or after the last key press (`idle`). */
const soon = 150;
const idle = 4_000;
const longestPause = 15_000;

/** Running uploads and unsaved retouches. While there are any, the browser asks to confirm leaving the page. */
const busy = new Set<object>();
let saving: Promise<boolean> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

export const hold = (what: object) => void busy.add(what);
export const release = (what: object) => void busy.delete(what);

const form = () => document.querySelector<HTMLFormElement>('form[data-autosave]');

function tell(words: string, isWrong = false): void {
  const state = document.getElementById('etat');
  if (!state) return;
  state.textContent = words;
  state.classList.toggle('wrong', isWrong);
}

/**
 * Returns the fields of a form, without files, which are uploaded separately. Adds the button by hand because a save
 * may have removed the button from the form.
 */
export function fieldsOf(from: HTMLFormElement, button: HTMLElement | null): URLSearchParams {
  const fields = new FormData(from);
  const name = button?.getAttribute('name');
  if (name) fields.append(name, button?.getAttribute('value') ?? '');
  return new URLSearchParams(
    [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** Saves all input. @returns whether the save succeeded. */
export async function save(button: HTMLElement | null = null): Promise<boolean> {
  clearTimeout(timer);
  while (saving) await saving;
  const from = form();
  if (!from || (dirty.size === 0 && !button)) return true;
  saving = send(from, button).finally(() => (saving = null));
  const isSaved = await saving;
  if (isSaved && dirty.size > 0) schedule(soon);
  return isSaved;
}

async function send(from: HTMLFormElement, button: HTMLElement | null): Promise<boolean> {
  const sent = [...dirty];
  dirty.clear();
  tell(texts.saving);
  try {
    const body = fieldsOf(from, button);
    const { status, page } = await fetchPage(from.action, { method: 'POST', body, keepalive: true });
    if (!page) throw new Error(status === 401 ? texts.signedOut : texts.refused(status));
    failures = 0;
    adopt(page, from.dataset.autosave || undefined);
    if (status === 409) {
      tell(texts.conflict, true);
      offerLink(texts.seeConflict, { href: '#a-corriger' });
    }
    return status !== 409;
  } catch (error) {
    for (const part of sent) if (part.isConnected) dirty.add(part);
    failures += 1;
    const words = error instanceof TypeError ? texts.offline : error instanceof Error ? error.message : '';
    tell(words, true);
    // The sign-in page opens in another tab, because leaving this page would lose its input.
    if (words === texts.signedOut)
      offerLink(texts.signIn, { href: '/connexion?onglet=oui', target: '_blank' });
    schedule(Math.min(longestPause, soon * 10 * 2 ** failures));
    return false;
  }
}

function offerLink(words: string, to: Partial<HTMLAnchorElement>): void {
  const link = Object.assign(document.createElement('a'), to);
  link.textContent = words;
  document.getElementById('etat')?.append(' ', link);
}

function schedule(after: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void save(), after);
}

function noteChange({ target, type }: Event): void {
  if (!(target instanceof Element) || target.matches('[type=file]')) return;
  const part = target.closest('[data-part]');
  if (!part) return;
  removeErrorOf(target);
  dirty.add(part);
  schedule(type === 'change' ? soon : idle);
}

/** Submits the form that is now in the page, because a save may have replaced the form or the pressed button. */
export function submitAgain(from: HTMLFormElement, button: HTMLElement | null): void {
  const current = from.isConnected ? from : [...document.forms].find(({ action }) => action === from.action);
  const same = [...(current?.elements ?? [])].find((element) => element.isEqualNode(button));
  current?.requestSubmit(same instanceof HTMLElement ? same : null);
}

/** Leaves the page once everything is saved, and stays if a save fails. */
function leaveAfter(event: Event, go: () => void): void {
  if (dirty.size === 0 && !saving) return;
  event.preventDefault();
  void save().then((isSaved) => isSaved && go());
}

export function startAutosave(): void {
  document.addEventListener('input', noteChange);
  document.addEventListener('change', noteChange);
  document.addEventListener('submit', (event) => {
    const [from, button] = [event.target, event.submitter];
    if (!(from instanceof HTMLFormElement)) return;
    const leadsOn = !from.matches('[data-autosave]') || button?.getAttribute('name') === 'suivant';
    if (leadsOn) return leaveAfter(event, () => submitAgain(from, button));
    event.preventDefault();
    void save(button ?? from);
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = !event.metaKey && !event.ctrlKey && event.button === 0;
    if (!link || !isPlain || link.target || link.getAttribute('href')?.startsWith('#')) return;
    leaveAfter(event, () => location.assign(link.href));
  });
  addEventListener('online', () => void (failures > 0 && save()));
  document.addEventListener('visibilitychange', () => void (document.hidden && save()));
  addEventListener('beforeunload', (event) => {
    if (dirty.size > 0 || saving || busy.size > 0) event.preventDefault();
  });
}
