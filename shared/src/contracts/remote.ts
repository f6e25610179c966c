import type { ComponentType } from 'react';
import type { PageDeclaration, PageProps, SlotName } from './page';
import type { Completion, ListFields, Published, Selected } from './published';

type LazyModule<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * The type of `./remote`, the only module that a remote exposes to browsers. When you extend this type, record the
 * decision in webpack/README.md and raise `contractVersion`.
 *
 * A section, its component and its module have the same name. The build names its chunk `section-<name>`.
 */
export type Remote = {
  /** `contractVersion` at build time. The host refuses another major version. */
  contract: string;
  /** Sections by the name of their component. */
  sections: { readonly [section: string]: LazyModule<never> };
};

type ListedPages = {
  uses: ListFields;
  /** A pure function. All returned paths must be below the remote's mounts. */
  declare: (published: Published) => readonly PageDeclaration[];
};

/** Defines pages generated from lists. The compiler rejects fields that are missing from `uses`. */
export function listing<const Fields extends ListFields>(
  uses: Fields,
  declare: (published: Selected<Fields>) => readonly PageDeclaration[],
): ListedPages;
export function listing(uses: ListFields, declare: ListedPages['declare']): ListedPages {
  return { uses, declare };
}

/** Exports of a remote's server bundle: the remote, and everything that compose renders as HTML. */
export type RemoteServerModule = {
  remote: Remote;
  views: { readonly [view: string]: LazyModule<PageProps<never>> };
  /** Components for pages of other remotes. Like a view, a slot is HTML except for its sections. */
  slots: { readonly [slot: SlotName]: LazyModule<object> };
  /** Called when the remote is released. Compose reads the result from the release. */
  declaredPages: () => readonly PageDeclaration[];
  /** The lists that this remote offers to other remotes. */
  published?: Partial<Published>;
  /** Adds data from published lists to pages, by view. Pages of other views get only the declared data. */
  completions?: { readonly [view: string]: Completion };
  /** Pages that compose generates, one for each entry of a list, such as `projects`. */
  listedPages?: ListedPages;
};
