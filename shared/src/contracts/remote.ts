import type { ComponentType } from 'react';
import type { PageDeclaration, PageProps, SlotName } from './page';
import type { Completion, ListFields, Published, Selected } from './published';

type LazyModule<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * What browsers may ask of a remote, and the type of its one exposed module, `./remote`: the sections of its
 * pages and slots that need code. Widening it is a decision: record it in webpack/README.md and raise
 * `contractVersion`.
 *
 * A section is named after its component, whose module has the same name. The build names its chunk
 * `section-<name>`, by which it knows the files that a section needs.
 */
export type Remote = {
  /** `contractVersion` at build time; the host refuses another major version. */
  contract: string;
  /** By the names of their components. */
  sections: { readonly [section: string]: LazyModule<never> };
};

export type ListedPages = {
  uses: ListFields;
  /** Has no effect. All paths lie below one of the remote's mounts. */
  declare: (published: Published) => readonly PageDeclaration[];
};

/** Defines pages made from lists. The compiler refuses a field that they read and do not name. */
export function listing<const Fields extends ListFields>(
  uses: Fields,
  declare: (published: Selected<Fields>) => readonly PageDeclaration[],
): ListedPages;
export function listing(uses: ListFields, declare: ListedPages['declare']): ListedPages {
  return { uses, declare };
}

/** What a remote's server bundle exports: the same remote, and all that compose renders as HTML. */
export type RemoteServerModule = {
  remote: Remote;
  views: { readonly [view: string]: LazyModule<PageProps<never>> };
  /** What it puts into pages of other remotes. Like a view, a slot is HTML but for its sections. */
  slots: { readonly [slot: SlotName]: LazyModule<object> };
  /** Asked when the remote is released; compose reads what stands in the release. */
  declaredPages: () => readonly PageDeclaration[];
  /** Lists for the pages of other remotes. */
  published?: Partial<Published>;
  /** By view: how the data of its pages are completed. The data of other views are what is declared. */
  completions?: { readonly [view: string]: Completion };
  /** Pages that nobody declares one by one: compose makes one for each entry of a list, such as `works`. */
  listedPages?: ListedPages;
};
