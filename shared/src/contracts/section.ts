/**
 * When a section starts, that is when React takes over its HTML:
 * - `near`: it is on the screen, or about to be once the visitor has begun to move;
 * - `touched`: a hand has reached it. For forms: they work as HTML, and never change under a finger;
 * - `now`: as soon as the page has been painted.
 *
 * Whatever it declares, a section starts at once where the address or the storage has something that it `wakes`
 * for, or when the visitor has changed one of its controls.
 */
export type SectionStart = 'near' | 'touched' | 'now';

/** Starts a section at once, whatever its start condition, when one of these exists. */
export type Wakes = {
  /** Keys of the query of the page's address. */
  query?: readonly string[];
  /** Prefixes of keys in local storage. */
  storage?: readonly string[];
};

/** What stands around the HTML of a section, as attributes of one element. */
export const sectionMarks = {
  /** `app/section`: the release that has its code, and the name in `Remote.sections`. */
  section: 'data-section',
  /** One of SectionStart. */
  start: 'data-start',
  /**
   * What keys of local storage begin with, and keys of the query as `?key`, separated by spaces: one that is
   * there starts the section.
   */
  wakes: 'data-wakes',
  /** The props of its component, as JSON. */
  props: 'data-props',
  /** `sectionFingerprint` of its HTML as compose made it. */
  made: 'data-made',
  /** Prefix of the ids that React makes in it. */
  prefix: 'data-prefix',
  /** Set in the browser: React has taken over the section. */
  alive: 'data-alive',
  /** Set in the browser: its code cannot be had, and it stays as HTML. */
  lost: 'data-lost',
} as const;

/**
 * Tells the HTML that compose made from HTML that a translator, an extension or a CDN has changed since.
 * @param elements how many elements it has.
 * @param text all its text.
 * @example sectionFingerprint(2, 'Bonjour') // => '2.10b3prm'
 */
export function sectionFingerprint(elements: number, text: string): string {
  let hash = 0;
  for (let index = 0; index < text.length; index += 1) hash = (hash * 31 + text.charCodeAt(index)) | 0;
  return `${elements}.${(hash >>> 0).toString(36)}`;
}
