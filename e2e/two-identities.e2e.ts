import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { frenchFaults, readableText } from '@renovation-th/shared/testing/french-faults';
import { composeDraft } from '../host/delivery/compose/compose';
import { pageDocumentFile } from '../host/delivery/page-files';
import { readIdentity } from '../host/server/identity/read-identity';
import { readRegistry } from '../host/delivery/registry';
import { testFolders } from '../host/delivery/testing/test-folders';
import { declaredPages } from './support/composed-site';
import { expect, test } from './support/test';

/** Composes the tests' releases for an owner, and reads each page without its links to its own origin. */
async function composeFor(identity: Identity): Promise<ReadonlyMap<string, string>> {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'two-identities-'));
  try {
    const folders = testFolders();
    const site = path.join(parent, 'site');
    const { failures } = await composeDraft(site, folders, await readRegistry(folders.releases), {
      identity,
      year: 2026,
    });
    expect(failures).toEqual([]);

    const pages = declaredPages().map(async ({ path: page }) => {
      const html = await readFile(path.join(site, pageDocumentFile(page)), 'utf8');
      return [page, readableText(/<main .*<\/main>/s.exec(html)?.[0] ?? '')] as const;
    });
    return new Map(await Promise.all(pages));
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

test('the same releases make the site of the sample and that of an owner who has filled in everything', async () => {
  test.setTimeout(120_000);
  const sample = await composeFor(await readIdentity());
  const complete = await composeFor(completeIdentity);

  const differing = [...sample].filter(([page, text]) => complete.get(page) !== text).map(([page]) => page);
  for (const page of ['/', '/contact', '/mentions-legales', '/services/toiture', '/villes/gerzat'])
    expect(differing).toContain(page);
  for (const page of ['/merci', '/villes', '/villes/ambert']) expect(differing).not.toContain(page);

  expect(complete.get('/')).not.toContain('(exemple)');
  expect(complete.get('/mentions-legales')).toContain('123 456 782 00010');
  for (const [page, text] of complete) expect([page, frenchFaults(text)]).toEqual([page, []]);
});
