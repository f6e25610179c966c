/** Id of the banner, which is visible while `<html>` has `asksMark`. */
export const bannerId = 'choix';
export const asksMark = 'data-asks-cookies';
/** Attribute of each button of the banner. Its value is the answer that the button gives. */
export const answerMark = 'data-answer';
/** Attribute of the button that reopens the banner. */
export const cookieButtonMark = 'data-cookie-settings';

const consentKey = 'cookie-consent';
const dateKey = 'cookie-consent-date';
const monthsKept = 6;

/** Shows the banner until the visitor answers. Runs before the document has a body. */
export function enhanceCookieBanner(): void {
  const askOnce = () => ask(readAnswer() === null);
  askOnce();
  // After Back, because the visitor may have answered on the next page.
  addEventListener('pageshow', askOnce);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const answer = target.closest(`[${answerMark}]`)?.getAttribute(answerMark);
    if (answer) giveAnswer(answer);
    else if (target.closest(`[${cookieButtonMark}]`)) askAgain();
  });
}

const ask = (isAsking: boolean) => document.documentElement.toggleAttribute(asksMark, isAsking);
const banner = () => document.getElementById(bannerId);

/** Returns the answer that is valid now, or null if there is none or it is older than six months. */
function readAnswer(): string | null {
  try {
    const lapse = new Date(localStorage.getItem(dateKey) ?? NaN);
    lapse.setMonth(lapse.getMonth() + monthsKept);
    const answer = localStorage.getItem(consentKey) ?? '';
    return /^(accepted|declined)$/.test(answer) && new Date() < lapse ? answer : null;
  } catch {
    // Storage is blocked.
    return null;
  }
}

function giveAnswer(answer: string): void {
  const isChange = readAnswer() !== null;
  try {
    localStorage.setItem(dateKey, new Date().toISOString());
    localStorage.setItem(consentKey, answer);
  } catch {
    // Storage is blocked, so the answer is valid for this document.
  }
  const hadFocus = banner()?.contains(document.activeElement);
  ask(false);
  const next = document.querySelector<HTMLElement>(isChange ? `[${cookieButtonMark}]` : 'main');
  if (hadFocus) next?.focus({ preventScroll: true });
}

function askAgain(): void {
  ask(true);
  banner()?.focus();
}
