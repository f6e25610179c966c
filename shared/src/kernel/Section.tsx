import type { ComponentType, ReactNode } from 'react';
import type { JsonValue } from '../contracts/json';
import type { SectionStart, Wakes } from '../contracts/section';
import { usePlatform, useRelease } from './platform';

/** They travel in the HTML as JSON. */
type SectionProps = { readonly [name: string]: JsonValue | undefined };

type GivenSection<Props extends SectionProps> = {
  /** Default export of a module that `Remote.sections` names like the component. */
  component: ComponentType<Props>;
  props: Props;
  start: SectionStart;
  wakes?: Wakes;
};

/**
 * A part of a page that needs code: all else is HTML. In the browser it is a React root of its own, so it
 * shares no context and no state with the page around it.
 */
export function Section<Props extends SectionProps>(given: GivenSection<Props>): ReactNode {
  const { component, props, start, wakes = {} } = given;
  const release = useRelease();
  return usePlatform().renderSection(
    { name: component.name, component: component as ComponentType<object>, props, start, wakes },
    release,
  );
}
