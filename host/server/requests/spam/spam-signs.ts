import { valuesOf } from '../content/known-fields';

/** Reasons to suspect a robot. The owner's page has a text for each. */
export type SuspicionReason = 'honeypot' | 'too-fast' | 'links';

/** Minimum time, in milliseconds, that a person needs for a form. */
const quickestPerson = 1_000;

type Sent = ReadonlyMap<string, string>;

/**
 * Returns the reasons to quarantine a request, or none. Honest words are accepted in any script, so another alphabet
 * counts only together with a link.
 */
export function spamSigns(fields: Sent): readonly SuspicionReason[] {
  const text = writtenText(fields);
  const links = countForeignLinks(text);
  // Browsers and extensions may fill in every field, which does not condemn an otherwise honest request.
  const isTrapped = Boolean(fields.get('_honey')) && !(isAutofilled(fields) && links === 0);
  const reasons: SuspicionReason[] = [];
  if (isTrapped) reasons.push('honeypot');
  if (isTooFast(fields)) reasons.push('too-fast');
  if (links >= 2 || (links === 1 && isMostlyForeign(text))) reasons.push('links');
  return reasons;
}

/** A page without JavaScript sends no `_elapsed`. */
function isTooFast(fields: Sent): boolean {
  const elapsed = fields.get('_elapsed') ?? '';
  return /^\d{1,15}$/.test(elapsed) && Number(elapsed) < quickestPerson;
}

/** Whether the hidden field repeats another field's value, as when a browser or extension fills in all fields. */
function isAutofilled(fields: Sent): boolean {
  const trapped = (fields.get('_honey') ?? '').trim().toLowerCase();
  const others = [...fields]
    .filter(([name]) => !name.startsWith('_'))
    .map(([, value]) => value.toLowerCase());
  return others.some((value) => value === trapped || value.split(/[\s,]+/).includes(trapped));
}

/** Sites that customers link to: photo and file sharing, maps, social networks, a shop. */
const usualHosts: readonly string[] = (
  'photos.app.goo.gl maps.app.goo.gl google.com we.tl wetransfer.com dropbox.com 1drv.ms onedrive.live.com ' +
  'icloud.com smash.com facebook.com instagram.com pinterest.com youtube.com ikea.com'
).split(' ');

const isUsual = (host: string) =>
  host.endsWith('.fr') || usualHosts.some((known) => host === known || host.endsWith(`.${known}`));

/** Match links with a scheme or `www.`, and bare hosts with a top-level domain that robots use. */
const links = [
  /\b(?:https?:\/\/(?:www\.)?|www\.)([\w.-]{0,100})/gi,
  /(?<![\w@./-])(?!www\.)((?:[a-z0-9-]{1,63}\.){1,8}(?:com|net|org|info|biz|ru|cn|xyz|top|online|shop|site|store))\b/gi,
];

/** Counts links to other sites than those that customers use. An e-mail address is not a link. */
function countForeignLinks(text: string): number {
  const hosts = links.flatMap((link) =>
    [...text.matchAll(link)].map(([, host = '']) => host.toLowerCase().replace(/\.+$/, '')),
  );
  return hosts.filter((host) => !isUsual(host)).length;
}

/** Whether more than half of the letters are not Latin. */
function isMostlyForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters - latin > letters / 2;
}

/** Maximum characters to inspect in the message and in each other field. */
const longestJudged = { message: 8_000, other: 300 };

/** Returns all free text that the visitor wrote, including every field that our forms do not have. */
function writtenText(fields: Sent): string {
  // Control fields start with an underscore.
  const content = [...fields].filter(([name]) => !name.startsWith('_'));
  const others = valuesOf(content, 'name', 'place', 'phone').map((value) =>
    value.slice(0, longestJudged.other),
  );
  const message = valuesOf(content, 'message', null).join('\n').slice(0, longestJudged.message);
  return [...others, message].join('\n');
}
