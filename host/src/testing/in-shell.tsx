import type { ReactNode } from 'react';
import { samplePublished } from '@renovation-th/shared/testing/sample-published';
import { ShellDataProvider } from '../content/shell-data';
import { shell } from '../content/shell-lists';

/** Sample of the data that the shell shows. */
export const sampleShell = shell.complete(null, samplePublished);

/** Provides the context that layout components need. @param path of the current page. */
export function InShell({ path = '/', children }: { path?: string; children: ReactNode }) {
  return <ShellDataProvider value={{ ...sampleShell, path, year: 2026 }}>{children}</ShellDataProvider>;
}
