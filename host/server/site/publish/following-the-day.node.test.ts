import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { composedIdentity } from '@renovation-th/shared/contracts/composed-files';
import { readIdentity } from '../../../delivery/owner/identity';
import { startOwnersPage } from '../../testing/owners-page-server';
import { temporaryFolder } from '../../testing/sample-site';
import { until } from '../../testing/until';

describe('the automatic refresh', () => {
  // The clock of the test server shows 21 November 2026.
  it.each([
    ['recomposes the site when a closure has ended', '2026-11-20', 'refresh'],
    ['does nothing while a closure lasts', '2026-12-31', undefined],
  ])('%s', async (_what, to, command) => {
    const folder = await temporaryFolder();
    const composed = { ...(await readIdentity()), closures: [{ from: '2026-11-01', to, isNear: true }] };
    await writeFile(path.join(folder.path, composedIdentity), JSON.stringify(composed));
    const page = await startOwnersPage({ siteDir: folder.path });
    if (command) await until(page.delivery.given);
    await page.close();

    expect(page.delivery.given()?.kind).toBe(command);
    await folder.remove();
  });
});
