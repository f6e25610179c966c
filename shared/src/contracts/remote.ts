import type { ComponentType } from 'react';
import type { PageDeclaration, PageProps, SlotName } from './page';
import type { Completion, ListFields, Published, Selected } from './published';

type LazyModule<Props> = () => Promise<{ default: ComponentType<Props> }>;

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

/**
 * Exports of a remote's server bundle: everything that compose renders as HTML. Browsers load only sections, which
 * `exposes` in the remote's webpack.config.ts lists by the names of their components.
 */
export type RemoteServerModule = {
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
