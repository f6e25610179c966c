import type { ComponentType } from 'react';
import type { PageDeclaration, PageProps, SlotName } from './page';
import type { Completion, Published } from './published';

type LazyModule<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Everything the host may ask of a remote, and the type of its one exposed module, `./remote`.
 * Widening it is a decision: record it in webpack/README.md and raise `contractVersion`.
 *
 * Each loader names its chunk `view-<key>` or `slot-<key>`, which is how the build knows the
 * files a page needs; the build fails when a name is missing.
 */
export type Remote = {
  /** `contractVersion` at build time; the host refuses another major version. */
  contract: string;
  views: { readonly [view: string]: LazyModule<PageProps<never>> };
  slots: { readonly [slot in SlotName]?: LazyModule<object> };
};

/** What a remote's server bundle exports: the same remote, plus its pages as data. */
export type RemoteServerModule = {
  remote: Remote;
  declaredPages: readonly PageDeclaration[];
  /** Lists for the pages of other remotes. */
  published?: Partial<Published>;
  /** By view: how the data of its pages are completed. The data of other views are what is declared. */
  completions?: { readonly [view: string]: Completion };
};
