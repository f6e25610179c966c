/**
 * When a section is hydrated:
 * - `near`: after the visitor's first input, once it is in or near the viewport;
 * - `touched`: when the visitor clicks, taps or focuses it (for forms, which work as plain HTML until then);
 * - `now`: after the first paint.
 *
 * A section also starts when a key in its `wakes` exists, or when the visitor has changed one of its controls.
 */
export type SectionStart = 'near' | 'touched' | 'now';

/** Starts a section at once if one of these keys exists, whatever its `SectionStart`. */
export type Wakes = {
  /** Query parameters of the page's URL. */
  query?: readonly string[];
  /** Prefixes of local storage keys. */
  storage?: readonly string[];
};

/** Attributes of the element around the HTML of a section. */
export const sectionMarks = {
  /** `app/section`: the app that contains the section, and the name of the component that it exposes. */
  section: 'data-section',
  /** A `SectionStart`. */
  start: 'data-start',
  /** The section's `Wakes`, separated by spaces: storage prefixes, and query parameters as `?name`. */
  wakes: 'data-wakes',
  /** Props of the section's component, as JSON. */
  props: 'data-props',
  /** `sectionFingerprint` of the HTML that compose rendered. */
  made: 'data-made',
  /** `identifierPrefix` of the React root. */
  prefix: 'data-prefix',
  /** Set in the browser once React has hydrated the section. */
  hydrated: 'data-hydrated',
  /** Set in the browser when the section's code failed to load. */
  lost: 'data-lost',
} as const;

/**
 * Returns a fingerprint of a section's HTML, to detect changes by a translator, an extension or a CDN.
 * @param elements number of elements in the section.
 * @param text text content of the section.
 * @example sectionFingerprint(2, 'Bonjour') // => '2.10b3prm'
 */
export function sectionFingerprint(elements: number, text: string): string {
  let hash = 0;
  for (let index = 0; index < text.length; index += 1) hash = (hash * 31 + text.charCodeAt(index)) | 0;
  return `${elements}.${(hash >>> 0).toString(36)}`;
}
