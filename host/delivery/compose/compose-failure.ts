/** A page that could not be rendered, or the whole set when its releases cannot be loaded. */
export type ComposeFailure = {
  /** The app whose page it is. */
  owner: string;
  /** "pages from works" of a list. Null when the releases could not be loaded, so that no page was rendered. */
  page: string | null;
  error: unknown;
};

/** The failure of an app that could not make its pages from a list. */
export const failureOfList = (owner: string, list: string, error: unknown): ComposeFailure => ({
  owner,
  page: `pages from ${list}`,
  error,
});
