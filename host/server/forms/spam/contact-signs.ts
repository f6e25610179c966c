import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import { normalizePhone } from '@renovation-th/shared/forms/phone-number';
import { foldedWords, type JudgedText } from './judged-text';
import { sign, type Sign } from './suspicion';

/** Made once: the package's own functions build the whole set anew for each question. */
const disposable = disposableEmailBlocklistSet();

/** Beginnings of numbers from Europe, the Maghreb and the French overseas. */
const nearbyCodes: readonly string[] = [
  ...['+33', '+3', '+4', '+212', '+213', '+216', '+262', '+508', '+59', '+68', '+90'],
];
const longestPhone = 40;
const longestAddress = 254;
const longestName = 60;

/** Points for a name, a number or an address that could hardly be answered. */
export function contactSigns({ names, phone, email }: JudgedText): readonly Sign[] {
  const address = email.trim().toLowerCase().slice(0, longestAddress);
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return [
    ...sign('odd-phone', phonePoints(phone)),
    ...sign('disposable-address', address !== '' && isDisposable(domain) ? 4 : 0),
    ...sign('odd-address', address === '' ? 0 : addressPoints(address, domain)),
    ...sign('odd-name', Math.max(0, ...names.map(namePoints))),
  ];
}

/** Also an address under a disposable domain: x@mail.mailinator.com. */
function isDisposable(domain: string): boolean {
  const parts = domain.split('.').slice(-4);
  return parts.some((_, start) => start < parts.length - 1 && disposable.has(parts.slice(start).join('.')));
}

function phonePoints(phone: string): number {
  if (phone.trim() === '') return 0;
  const number = normalizePhone(phone.slice(0, longestPhone));
  if (number === null) return 3;
  return nearbyCodes.some((code) => number.startsWith(code)) ? 0 : 3;
}

function addressPoints(address: string, domain: string): number {
  const local = address.slice(0, address.lastIndexOf('@'));
  const isWhole = local !== '' && /^[^\s@]+\.[a-z]{2,}$/.test(domain);
  const isRare = /\.(?:ru|xyz|top|click|icu|tst|biz|cn|su|tk)$/.test(domain);
  // Gmail ignores dots, so one mailbox has thousands of such addresses.
  const hasManyDots = domain === 'gmail.com' && local.split('.').length > 4;
  return (isWhole ? 0 : 2) + (isRare ? 3 : 0) + (hasManyDots ? 3 : 0);
}

function namePoints(name: string): number {
  if (name.length > longestName) return 3;
  if (!/\p{L}/u.test(name)) return 2;
  return /\d{2}|[<>{}[\]=$@\\/]{1}.{0,20}[<>{}[\]=$@\\/]/.test(name) || foldedWords(name).length > 8 ? 2 : 0;
}
