/**
 * The slideshow's shape stands from the first paint wherever scripts can run. Everywhere else
 * (without scripts, on paper, in a browser that does not know the question) the portfolio is the
 * list that the server rendered.
 */
export const slideshow = '@media screen and (scripting: enabled)';

/** Whether this browser shows the slideshow's shape, so that scripts may move it. */
export function canSlide(): boolean {
  // Optional, as there is none where pages are tested without a layout.
  return window.matchMedia?.(slideshow.replace('@media ', '')).matches ?? false;
}
