import { sign, type Sign } from './suspicion';
import type { JudgedText } from './judged-text';

/** Ends of names that robots write without `https://`; a sentence without a space after its full stop has others. */
const bareEnds = words('com net org info biz co io shop store online site website pro example');
/** Ends that hardly any shop or craftsman of France uses. */
const rareEnds = words('ru cn xyz top click icu club vip win bet loan biz tk su');
/** Addresses that hide where they lead. */
const shorteners = words(
  'bit.ly tinyurl.com goo.gl t.co cutt.ly ow.ly is.gd rb.gy shorturl.at t.ly t.me wa.me',
);
/** Where people put photographs and plans, and find what they want to have fitted. */
const usualHosts = words(
  'photos.app.goo.gl maps.app.goo.gl google.com we.tl wetransfer.com dropbox.com 1drv.ms onedrive.live.com ' +
    'icloud.com smash.com facebook.com instagram.com pinterest.com youtube.com ikea.com',
);

function words(text: string): readonly string[] {
  return text.split(' ');
}

const longestToken = 300;
const longestHost = 100;

/** The host names that a text links to, in lower case, without `www.`; a mail address is no link. */
function linkedHosts(text: string): readonly string[] {
  return text
    .split(/[\s<>"'()[\]{},;|\\]+/)
    .map((token) => token.slice(0, longestToken).toLowerCase())
    .map(hostOf)
    .filter((host) => host !== null);
}

function hostOf(token: string): string | null {
  const start = token.indexOf('://');
  const isWritten =
    start >= 0 && /^[a-z]{3,6}$/.test(token.slice(Math.max(0, start - 5), start).replace(/^.*=/, ''));
  const rest = isWritten ? token.slice(start + 3) : token;
  const host = (rest.split(/[/?#:]/, 1)[0] ?? '').slice(0, longestHost).replace(/\.+$/, '');
  if (isWritten) return host.replace(/^www\./, '') || null;
  if (host.includes('@') || !/^[a-z0-9.-]+$/.test(host)) return null;
  if (host.startsWith('www.')) return host.slice(4) || null;
  return host.includes('.') && [...bareEnds, ...rareEnds].includes(endOf(host)) && host.length > 6
    ? host
    : null;
}

const endOf = (host: string) => host.slice(host.lastIndexOf('.') + 1);
const isOf = (hosts: readonly string[], host: string) =>
  hosts.some((known) => host === known || host.endsWith(`.${known}`));
const isUsual = (host: string) => isOf(usualHosts, host) || endOf(host) === 'fr';
/** goo.gl is a shortener, photos.app.goo.gl is not. */
const hides = (host: string) =>
  !isOf(usualHosts, host) && (isOf(shorteners, host) || rareEnds.includes(endOf(host)));

/** Points for links: a photograph or a shop is welcome, a list of sites is not. */
export function linkSigns({ names, town, phone, message }: JudgedText): readonly Sign[] {
  const hosts = linkedHosts(message);
  const elsewhere = hosts.filter((host) => !isUsual(host)).length;
  const usual = Math.min(hosts.length - elsewhere, 4);
  const ofLinks =
    hosts.length === 0
      ? 0
      : usual + elsewhere * 3 + (hosts.some(hides) ? 4 : 0) + (isOnlyLink(message, hosts.length) ? 3 : 0);
  return [
    ...sign('links', Math.min(ofLinks, 10)),
    ...sign('link-in-name', linkedHosts([...names, town, phone].join(' ')).length > 0 ? 8 : 0),
  ];
}

/** Hardly a word for each link. */
function isOnlyLink(message: string, count: number): boolean {
  const written = message.split(/\s+/).filter((word) => !/[./]/.test(word) && word.length > 1);
  return written.length < count * 4;
}
