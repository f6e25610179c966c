import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ownersPageForEach, photosIn, picturesIn } from '../../testing/owners-page-server';
import { photograph } from '../../testing/photograph';

const site = ownersPageForEach();
const kept = () => readdirSync(path.join(site.folder, 'site/files'));
const photosOf = async (project: string) => photosIn((await site.get(project)).text);

async function removePhoto(project: string, id: string): Promise<void> {
  await site.fill(project, { retirer: id });
  await site.shown();
}

describe('"Retirer" a photograph', () => {
  it('deletes the photograph, its turned copy and the preview', async () => {
    const project = await site.makeProject();
    await site.post('/site/apercu');
    await site.shown();
    const [id = '', other = ''] = await photosOf(project);
    await site.fill(project, { tourner: id });
    expect(kept()).toHaveLength(3);
    expect(existsSync(path.join(site.folder, 'site/preview'))).toBe(true);

    await removePhoto(project, id);
    expect(await photosOf(project)).toEqual([other]);
    expect(kept()).toHaveLength(1);
    expect(existsSync(path.join(site.folder, 'site/preview'))).toBe(false);
  });

  it('removes nothing while another operation runs, or if delivery fails', async () => {
    const project = await site.makeProject();
    const [id = ''] = await photosOf(project);
    site.delivery.holdUp();
    await site.post('/site/publier');
    expect((await site.fill(project, { retirer: id })).headers.location).toBe(`${project}?refus=busy`);
    site.delivery.says({ failed: 'La réserve du site ne répond pas.' });
    site.delivery.goOn();
    await site.shown();

    await site.fill(project, { retirer: id });
    expect(await site.shown()).toContain('La réserve du site ne répond pas.');
    expect(await photosOf(project)).toHaveLength(2);
  });

  it('says that the store keeps a copy if it refuses to delete it, and forgets the photograph', async () => {
    const project = await site.makeProject();
    const { text } = await site.get(project);
    const [shown = ''] = picturesIn(text);
    const removed = [path.basename(shown, '.jpg')];
    site.delivery.says({ isDone: true, removed, failed: 'La réserve en garde une copie.' });
    await site.fill(project, { retirer: photosIn(text)[0] ?? '' });

    const outcome = await site.shown();
    expect(outcome).toMatch(/notice bad"[^>]*><p role="alert">La réserve en garde une copie\./);
    expect(await photosOf(project)).toHaveLength(1);
  });

  it('refuses the same photograph if it is sent again', async () => {
    const project = await site.makeProject();
    const [id = ''] = await photosOf(project);
    await removePhoto(project, id);
    const file = { field: 'photos.before', name: 'IMG_1.jpg', content: await photograph('red') };
    const { headers } = await site.sendFiles(project, [file]);

    expect((await site.get(headers.location)).text).toContain('Vous avez retiré cette photo de partout');
    expect(await photosOf(project)).toHaveLength(1);
    expect(kept()).toHaveLength(1);
  });

  it('removes the photograph from restored drafts after the next publication', async () => {
    const project = await site.makeProject();
    const { text } = await site.get(project);
    const [shown = ''] = picturesIn(text);
    site.delivery.says({ isDone: true, removed: [path.basename(shown, '.jpg')] });
    await site.post('/site/publier');
    await site.shown();

    expect(await photosOf(project)).not.toContain(photosIn(text)[0]);
  });
});

describe('"Supprimer ce chantier"', () => {
  it('removes the project and all its photographs', async () => {
    const project = await site.makeProject();
    await site.post(`${project}/supprimer`);
    await site.shown();

    expect(site.delivery.given()).toMatchObject({ projects: [path.basename(project)] });
    expect((await site.get('/site/chantiers')).text).toContain('Vous n’avez pas encore de chantier.');
    expect(kept()).toEqual([]);
  });
});
