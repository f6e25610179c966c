/** Attributes of the element around the HTML of a section. */
export const sectionMarks = {
  /** `app/section`: the app that contains the section, and the name of the component that it exposes. */
  section: 'data-section',
  /** Query parameters of the page's URL that the section reads, separated by spaces. */
  query: 'data-query',
  /** Props of the section's component, as JSON. */
  props: 'data-props',
  /** `identifierPrefix` of the React root. */
  prefix: 'data-prefix',
  /** Set in the browser once React has hydrated the section. */
  hydrated: 'data-hydrated',
  /** Set in the browser when the section's code failed to load or threw. The section keeps its HTML. */
  lost: 'data-lost',
} as const;

/** Event on `window` after a section was hydrated or lost, or after the shell has failed. */
export const settledEvent = 'settled';
