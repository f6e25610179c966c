import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { composedIdentity } from '@renovation-th/shared/contracts/composed-files';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { readIdentity } from '../../../delivery/owner/identity';
import { completeTexts } from '../../testing/complete-texts';
import { ownersPageForEach } from '../../testing/owners-page-server';

const site = ownersPageForEach();

describe('"Mon site" before the first publication', () => {
  it('lists what the law wants, until nothing is missing', async () => {
    const composed = { ...(await readIdentity()), origin: completeIdentity.origin };
    await writeFile(path.join(site.siteDir, composedIdentity), JSON.stringify(composed));
    const missing = async () =>
      parse((await site.get('/site')).text)
        .querySelectorAll('#manque a')
        .map((link) => link.text);
    expect(await missing()).toContain('Votre médiateur');

    await site.fill('/site/a-completer', completeTexts);
    await site.fill('/site/prix', { 'payment.deposit': 'le solde à la fin', 'payment.means': 'chèque' });
    expect(await missing()).toEqual([]);
    expect((await site.get('/site')).text).toContain('>Publier<');
  });
});
