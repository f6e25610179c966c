import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ownersPageForEach, photograph, photosIn, picturesIn } from '../../testing/owners-page-server';

const site = ownersPageForEach();
const pages = [{ path: '/realisations', title: 'Réalisations', change: 'changed' as const }];
const isOver = (text: string) => !text.includes('En cours');
const kept = () => readdirSync(path.join(site.folder, 'site/files'));

/** Returns the URLs of the photographs on the page of a project. */
async function photosOf(project: string): Promise<readonly string[]> {
  const { text } = await site.get(project);
  return [
    ...new Set([...text.matchAll(/href="(\/site\/photos\/[\da-f]+\/[\da-f]+)"/g)].map(([, to = '']) => to)),
  ];
}

/** Confirms a withdrawal, which then succeeds. @returns the HTML of "Mon site". */
async function withdraw(address: string): Promise<string> {
  site.delivery.holdUp();
  await site.post(`${address}/retirer-partout`);
  await site.shown('/site', (text) => text.includes('En cours'));
  const job = site.delivery.given();
  if (job?.kind === 'withdraw') site.delivery.says({ pages, version: '1.0.0-c', withdrawn: job.originals });
  site.delivery.goOn();
  return site.shown('/site', isOver);
}

describe('"Retirer" and "Supprimer"', () => {
  it('explain what each choice removes', async () => {
    const { text } = await site.get(await site.makeProject());
    const ever = 'Pour toujours, de tout le site et des versions d’avant.';

    expect(text).toMatch(
      /Oui, retirer<[^>]*><p[^>]*>Du chantier seulement\u00a0: les versions d’avant la gardent/,
    );
    expect(text).toMatch(new RegExp(`photo de partout</a><p[^>]*>${ever}`));
    expect(text).toMatch(/Oui, supprimer[^<]*<[^>]*><p[^>]*>[^<]*: les versions d’avant le gardent/);
    expect(text).toMatch(new RegExp(`chantier de partout</a><p[^>]*>${ever}`));
  });
});

describe('"Retirer cette photo de partout"', () => {
  it('asks to confirm, warns about the incomplete pair, and passes the hash of the original to delivery', async () => {
    const project = await site.makeProject();
    const [address = ''] = await photosOf(project);
    const { text } = await site.get(`${address}/retirer-partout`);
    expect(text).toContain('Oui, retirer de partout');
    expect(text).toContain('Il manquera alors une photo d’avant ou d’après');

    expect(await withdraw(address)).toContain('C’est retiré de partout.');
    const [shown = ''] = picturesIn(text);
    expect(site.delivery.given()).toEqual({
      kind: 'withdraw',
      originals: [path.basename(shown, '.jpg')],
      projects: [],
    });
  });

  it('leaves nothing to publish if everything was live before', async () => {
    await site.fill('/site/prix', { smallestJob: '120' });
    const project = await site.makeProject();
    await site.makeProject();
    await site.sendPhoto(project, 'IMG_2.jpg', await photograph('tan'));
    await site.post('/site/publier', { verifiee: photosIn((await site.get(project)).text).join() });
    await site.shown('/site', isOver);
    const [address = ''] = (await photosOf(project)).slice(-1);

    expect(await withdraw(address)).toContain('Rien de nouveau à publier');
  });

  it('deletes the photograph, its retouched copies and the preview', async () => {
    const project = await site.makeProject();
    await site.post('/site/publier');
    await site.shown('/site', isOver);
    await site.post('/site/apercu');
    await site.shown('/site', isOver);
    const [address = '', other = ''] = await photosOf(project);
    await site.post(`${address}/retoucher`, { haut: '20' });
    expect(kept()).toHaveLength(3);

    await withdraw(address);
    expect(await photosOf(project)).toEqual([other]);
    expect(kept()).toHaveLength(1);
    expect(existsSync(path.join(site.folder, 'site/preview/site'))).toBe(false);
  });

  it('changes nothing while another operation runs, or if delivery fails', async () => {
    const project = await site.makeProject();
    const [address = ''] = await photosOf(project);
    site.delivery.holdUp();
    await site.post('/site/publier');
    expect((await site.post(`${address}/retirer-partout`)).headers.location).toBe('/site?refus=busy');
    site.delivery.says({ failed: 'La réserve du site ne répond pas.' });
    site.delivery.goOn();
    await site.shown('/site', isOver);

    await site.post(`${address}/retirer-partout`);
    expect(await site.shown('/site', isOver)).toContain('La réserve du site ne répond pas.');
    expect(await photosOf(project)).toHaveLength(2);
  });

  it('refuses the same photograph if it is uploaded again', async () => {
    const project = await site.makeProject();
    const [address = ''] = await photosOf(project);
    await withdraw(address);
    const field = `fichiers.${project.split('/').at(-1)}.before`;
    const files = [{ field, name: 'IMG_1.jpg', content: await photograph('red') }];
    const { headers } = await site.sendFiles(project, files);

    expect((await site.get(headers.location)).text).toContain('Vous avez retiré cette photo de partout');
    expect(await photosOf(project)).toHaveLength(1);
  });

  it('removes the photograph from restored drafts after the next publication', async () => {
    const project = await site.makeProject();
    const [address = ''] = await photosOf(project);
    const { text } = await site.get(`${address}/retirer-partout`);
    const [shown = ''] = picturesIn(text);
    site.delivery.says({ pages, withdrawn: [path.basename(shown, '.jpg')] });
    await site.post('/site/publier');
    await site.shown('/site', isOver);

    expect(await photosOf(project)).not.toContain(address);
  });
});

describe('"Retirer ce chantier de partout"', () => {
  it('removes the project and all its photographs', async () => {
    const project = await site.makeProject();
    await withdraw(project);

    expect(site.delivery.given()).toMatchObject({ projects: [project.split('/').at(-1)] });
    expect((await site.get(project)).status).toBe(404);
    expect(kept()).toEqual([]);
  });
});
