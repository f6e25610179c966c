import type { ReactElement, ReactNode } from 'react';
import type { SectionStart } from '../contracts/section';
import { usePlatform, useRelease } from './platform';

type SectionProps = {
  /** Its name in `Remote.sections`, whose module has the child's component as its default export. */
  name: string;
  start: SectionStart;
  /** Keys of local storage, or of the query as `?key`; see SectionStart. */
  wakes?: readonly string[];
  /** One component; its props are data, since they travel in the HTML as JSON. */
  children: ReactElement;
};

/**
 * A part of a page that needs code: all else is HTML. In the browser it is a React root of its own, so it
 * shares no context and no state with the page around it.
 */
export function Section({ name, start, wakes = [], children }: SectionProps): ReactNode {
  return usePlatform().renderSection({ name, start, wakes, element: children }, useRelease());
}
