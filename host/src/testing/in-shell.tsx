import type { ReactNode } from 'react';
import { samplePublished } from '@renovation-th/shared/testing/sample-published';
import { ShellDataProvider } from '../content/shell-data';
import { shell } from '../content/shell-lists';

/** What the shell shows of other remotes, for tests. */
export const sampleShell = shell.complete(null, samplePublished);

/** What the parts of the shell need around them. */
export function InShell({ children }: { children: ReactNode }) {
  return <ShellDataProvider value={sampleShell}>{children}</ShellDataProvider>;
}
