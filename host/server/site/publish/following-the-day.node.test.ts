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
    ['recomposes the site when a closure has ended', '2026-11-20', '2026', 'refresh'],
    ['recomposes the site when its year is over', '2026-12-31', '2025', 'refresh'],
    ['does nothing while closure and year last', '2026-12-31', '2026', undefined],
  ])('%s', async (_what, to, year, command) => {
    const folder = await temporaryFolder();
    const composed = { ...(await readIdentity()), closures: [{ from: '2026-11-01', to, isNear: true }] };
    await writeFile(path.join(folder.path, composedIdentity), JSON.stringify(composed));
    await writeFile(path.join(folder.path, '404.html'), `<footer>© ${year} Rénovation TH</footer>`);
    const page = await startOwnersPage({ siteDir: folder.path });
    if (command) await until(page.delivery.given);
    await page.close();

    expect(page.delivery.given()?.kind).toBe(command);
    await folder.remove();
  });
});
