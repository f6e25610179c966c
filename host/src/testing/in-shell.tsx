import type { ReactNode } from 'react';
import { samplePublished } from '@renovation-th/shared/testing/sample-published';
import { ShellDataProvider } from '../content/shell-data';
import { shell } from '../content/shell-lists';

/** What the shell shows of other remotes, for tests. */
export const sampleShell = shell.complete(null, samplePublished);

/** What the parts of the layout need around them. @param path of the page that is read. */
export function InShell({ path = '/', children }: { path?: string; children: ReactNode }) {
  return <ShellDataProvider value={{ ...sampleShell, path, year: 2026 }}>{children}</ShellDataProvider>;
}
