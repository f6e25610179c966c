import { noticeHeightMark, noticeHeightProperty } from './notice-height';

/** Id of the banner, which is visible while `<html>` has `asksMark`. */
export const bannerId = 'choix';
export const asksMark = 'data-asks-cookies';
/** Attribute of each button of the banner. Its value is the answer that the button gives. */
export const answerMark = 'data-answer';
/** Attribute of the button that reopens the banner. Its value is the URL of the banner's text in the legal notice. */
export const cookieButtonMark = 'data-cookie-settings';

const consentKey = 'cookie-consent';
const dateKey = 'cookie-consent-date';
const monthsKept = 6;

/** The visitor's answer, if the browser could not store it. */
let chosenHere: string | null = null;
/** Button that reopened the banner. */
let opener: HTMLElement | null = null;
/** Element that had the focus before the banner. Gets the focus back when the banner closes. */
let origin: HTMLElement | null = null;

/** Shows the banner until the visitor answers. Runs before the document has a body. */
export function enhanceCookieBanner(): void {
  show();
  // The visitor may answer in another tab, or on the next page before going back.
  addEventListener('storage', show);
  addEventListener('pageshow', show);
  document.addEventListener('click', ({ target }) => {
    const control =
      target instanceof Element && target.closest<HTMLElement>(`[${answerMark}], [${cookieButtonMark}]`);
    if (!control) return;
    const answer = control.getAttribute(answerMark);
    if (answer) giveAnswer(answer);
    else askAgain(control);
  });
  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    if (isInBanner(target) && !isInBanner(relatedTarget))
      origin = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  });
  addEventListener('DOMContentLoaded', exposeBannerHeight);
}

/** Returns the answer that is valid at `now`, or null if there is none or it is older than six months. */
function readAnswer(now = new Date()): string | null {
  if (chosenHere) return chosenHere;
  try {
    const lapse = new Date(localStorage.getItem(dateKey) ?? NaN);
    lapse.setMonth(lapse.getMonth() + monthsKept);
    const answer = localStorage.getItem(consentKey) ?? '';
    return /^(accepted|declined)$/.test(answer) && now < lapse ? answer : null;
  } catch {
    // Storage is blocked.
    return null;
  }
}

function show(): void {
  document.documentElement.toggleAttribute(asksMark, opener !== null || readAnswer() === null);
}

/** Stores the answer. If the browser cannot store it, the answer is valid for this document. */
function giveAnswer(answer: string): void {
  try {
    localStorage.setItem(dateKey, new Date().toISOString());
    localStorage.setItem(consentKey, answer);
  } catch {
    // `readAnswer()` below detects the failure.
  }
  chosenHere = null;
  if (readAnswer() !== answer) chosenHere = answer;

  const hadFocus = isInBanner(document.activeElement);
  // Prefers the opener, because some browsers do not focus a pressed button, so `origin` does not name it.
  const back = [opener, origin].find((element) => element?.isConnected);
  opener = null;
  show();
  if (hadFocus) (back ?? document.querySelector('main'))?.focus({ preventScroll: true });
}

function askAgain(button: HTMLElement): void {
  opener = button;
  show();
  const answer = readAnswer();
  // Shows which of the two answers is stored.
  banner()
    ?.querySelectorAll<HTMLElement>('[data-current]')
    .forEach((words) => (words.hidden = words.dataset.current !== answer));
  const region = banner();
  region?.focus();
  if (region && isInBanner(document.activeElement)) return;
  // A content blocker hides the banner, so the legal notice shows its text instead.
  opener = null;
  show();
  location.assign(button.getAttribute(cookieButtonMark) ?? '');
}

const banner = () => document.getElementById(bannerId);
const isInBanner = (target: EventTarget | null) =>
  target instanceof HTMLElement && !!banner()?.contains(target);

/**
 * Exposes the banner's height to other elements at the bottom of the screen, and sets it as scroll padding so that the
 * banner does not cover focused elements.
 */
function exposeBannerHeight(): void {
  const region = banner();
  if (!region || !('ResizeObserver' in globalThis)) return;
  new ResizeObserver(() => {
    const height = region.offsetHeight ? `${region.offsetHeight}px` : '';
    document.documentElement.style.scrollPaddingBottom = height;
    for (const { style } of document.querySelectorAll<HTMLElement>(`[${noticeHeightMark}]`))
      style.setProperty(noticeHeightProperty, height);
  }).observe(region);
}
