import type { ComponentType, ReactNode } from 'react';
import type { JsonValue } from '../contracts/json';
import type { SectionStart, Wakes } from '../contracts/section';
import { usePlatform, useRelease } from './platform';

/** Props of a section, serialized as JSON in the HTML. */
type SectionProps = { readonly [name: string]: JsonValue | undefined };

type GivenSection<Props extends SectionProps> = {
  /** Default export of a module. Its name must be a key in `Remote.sections`. */
  component: ComponentType<Props>;
  props: Props;
  start: SectionStart;
  wakes?: Wakes;
};

/**
 * A part of a page that React hydrates; the rest of the page is plain HTML. Each section is a separate React root, so
 * it shares no context or state with the page.
 */
export function Section<Props extends SectionProps>(given: GivenSection<Props>): ReactNode {
  const { component, props, start, wakes = {} } = given;
  const release = useRelease();
  return usePlatform().renderSection(
    { name: component.name, component: component as ComponentType<object>, props, start, wakes },
    release,
  );
}
