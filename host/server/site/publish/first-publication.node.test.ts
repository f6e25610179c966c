import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { composedIdentity } from '@renovation-th/shared/contracts/composed-files';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { readIdentity } from '../../../delivery/owner/identity';
import { completeTexts } from '../../testing/complete-texts';
import { temporaryFolder } from '../../testing/sample-site';
import { ownersPageForEach, startOwnersPage } from '../../testing/owners-page-server';

const site = ownersPageForEach();

describe('"Mon site" before the first publication', () => {
  it('lists what the law wants, and offers to publish once nothing is missing', async () => {
    const folder = await temporaryFolder();
    const composed = { ...(await readIdentity()), origin: completeIdentity.origin };
    await writeFile(path.join(folder.path, composedIdentity), JSON.stringify(composed));
    const page = await startOwnersPage({ siteDir: folder.path });
    try {
      const opening = async () => parse((await page.get('/site')).text).querySelector('#ouverture');
      const left = await opening();
      expect(left?.text).toBe('Votre site n’est pas encore ouvert\u00a0: des parties manquent.');
      const { text } = await page.get('/site');
      expect(
        parse(text)
          .querySelectorAll('#manque a')
          .map((link) => link.text),
      ).toContain('Votre médiateur');
      expect(text).not.toContain('Rien de nouveau à publier');
      await page.fill('/site/prix', { smallestJob: '120 €' });
      const begun = (await page.get('/site')).text;
      expect(begun).toContain('Voir avant de publier');
      expect(begun).not.toMatch(/>(Publier|Voir mon site)</);

      await page.fill('/site/a-completer', completeTexts);
      expect((await opening())?.text).toContain('Touchez «\u00a0Publier\u00a0» pour l’ouvrir.');
      expect((await page.get('/site')).text).toContain('>Publier<');
    } finally {
      await page.close();
      await folder.remove();
    }
    expect((await site.get('/site')).text).not.toContain('pas encore ouvert');
  });
});
