import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { composedIdentity } from '@renovation-th/shared/contracts/composed-files';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { readIdentity } from '../../../delivery/identity/read-identity';
import { filledSections } from '../../testing/filled-sections';
import { temporaryFolder } from '../../testing/sample-site';
import { ownersPageForEach, startOwnersPage } from '../../testing/owners-page-server';

const site = ownersPageForEach();

describe('"Mon site" before the first publication', () => {
  it('shows a single count of parts, and lists unpublished changes only after the first input', async () => {
    const folder = await temporaryFolder();
    const composed = { ...(await readIdentity()), origin: completeIdentity.origin };
    await writeFile(path.join(folder.path, composedIdentity), JSON.stringify(composed));
    const page = await startOwnersPage({ siteDir: folder.path });
    try {
      const opening = async () => parse((await page.get('/site')).text).querySelector('#ouverture');
      const left = await opening();
      expect(left?.text).toBe('Votre site n’est pas encore ouvert\u00a0: des parties manquent.');
      const { text } = await page.get('/site');
      expect(text).not.toContain('Rien de nouveau à publier');
      expect(
        parse(text)
          .querySelector('main')
          ?.text.match(/\d+ parties?/g),
      ).toEqual(['0 partie']);
      await page.fill('/site/prix', { smallestJob: '120 €' });
      const begun = (await page.get('/site')).text;
      expect(begun).toMatch(/id="suite".*etape=entreprise.*id="publier".*Voir avant de publier/);
      expect(begun).not.toMatch(/>(Publier|Voir mon site)</);

      for (const { target, fieldsAfter } of filledSections)
        await page.post(target, fieldsAfter((await page.get(target)).text));
      expect((await opening())?.text).toContain('Touchez «\u00a0Publier\u00a0» pour l’ouvrir.');
      expect((await page.get('/site')).text).toContain('>Publier<');
    } finally {
      await page.close();
      await folder.remove();
    }
    expect((await site.get('/site')).text).not.toContain('pas encore ouvert');
  });
});
