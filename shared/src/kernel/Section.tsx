import type { ComponentType, ReactNode } from 'react';
import type { JsonValue } from '../contracts/json';
import { usePlatform, useRelease } from './platform';

/** Props of a section, serialized as JSON in the HTML. */
type SectionProps = { readonly [name: string]: JsonValue | undefined };

type GivenSection<Props extends SectionProps> = {
  /** Default export of a module. Its name must be a key in `Remote.sections`. */
  component: ComponentType<Props>;
  props: Props;
  /** Query parameters of the page's URL that the section reads. The gate refuses links with other parameters. */
  query?: readonly string[];
};

/**
 * A part of a page that React hydrates when it comes into view; the rest of the page is plain HTML. Each section is a
 * separate React root, so it shares no context or state with the page.
 */
export function Section<Props extends SectionProps>(given: GivenSection<Props>): ReactNode {
  const { component, props, query = [] } = given;
  const release = useRelease();
  return usePlatform().renderSection(
    { name: component.name, component: component as ComponentType<object>, props, query },
    release,
  );
}
