import { useSyncExternalStore } from 'react';

export type Consent = 'accepted' | 'declined';

const consentKey = 'cookie-consent';
const dateKey = 'cookie-consent-date';
const monthsKept = 6;

const listeners = new Set<() => void>();
/** What was chosen in this document, where storage is refused or full. */
let chosenHere: Consent | null = null;

/** The visitor's answer; null before he has given one, and once it has lapsed. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(
    subscribe,
    () => chosenHere ?? readConsent(new Date()),
    () => null,
  );
}

/** Remembers the answer for six months, or for this visit where the browser keeps nothing. */
export function giveConsent(consent: Consent): void {
  try {
    localStorage.setItem(dateKey, new Date().toISOString());
    localStorage.setItem(consentKey, consent);
  } catch {
    // A failure to store shows below, where the answer is read back.
  }
  chosenHere = readConsent(new Date()) === consent ? null : consent;
  listeners.forEach((listener) => listener());
}

/** The stored answer if it is still valid at `now`. An answer without a readable date is not. */
export function readConsent(now: Date): Consent | null {
  try {
    const consent = localStorage.getItem(consentKey);
    const lapse = new Date(localStorage.getItem(dateKey) ?? NaN);
    lapse.setMonth(lapse.getMonth() + monthsKept);
    return (consent === 'accepted' || consent === 'declined') && now < lapse ? consent : null;
  } catch {
    // Storage is blocked, so nothing is remembered there.
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // An answer given in another tab holds here too.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
