import type { RefCallback } from 'react';

/**
 * A ref that has its element served by code that knows no React, for as long as React shows it. Make it
 * outside of components: another function would be another ref.
 * @param serve returns what stops it.
 */
export function asRef(serve: (element: HTMLElement) => () => void): RefCallback<HTMLElement> {
  return (element) => (element ? serve(element) : undefined);
}
