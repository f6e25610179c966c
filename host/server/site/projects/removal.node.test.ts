import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { liveAs } from '../../testing/fake-delivery';
import { idOf, ownersPageForEach, photograph, photosIn, picturesIn } from '../../testing/owners-page-server';

const site = ownersPageForEach();
const isOver = (text: string) => !text.includes('En cours');
const kept = () => readdirSync(path.join(site.folder, 'site/files'));
const photosOf = async (project: string) => photosIn((await site.get(project)).text);

/** Presses a button that removes, which then succeeds. @returns the HTML of "Mon site". */
async function whenRemoved(press: () => Promise<unknown>): Promise<string> {
  site.delivery.holdUp();
  await press();
  await site.shown('/site', (text) => text.includes('En cours'));
  const job = site.delivery.given();
  if (job?.kind === 'remove')
    site.delivery.says({ isDone: true, live: liveAs('sha384-c'), removed: job.originals });
  site.delivery.goOn();
  return site.shown('/site', isOver);
}

const removePhoto = (project: string, id: string, texts: Record<string, string> = {}) =>
  whenRemoved(() => site.fill(project, { ...texts, retirer: id }));

describe('"Retirer" a photograph', () => {
  it('says that it is for ever, saves the form, and passes the hash of the original to delivery', async () => {
    const project = await site.makeProject();
    const { text } = await site.get(project);
    expect(text).toMatch(/Pour toujours[^<]*sauvegardes en un mois[^<]*<\/p><button[^>]*name="retirer"/);
    const [shown = ''] = picturesIn(text);
    const [id = ''] = photosIn(text);

    expect(await removePhoto(project, id, { title: 'Volets bleus' })).toContain('C’est retiré de partout.');
    expect(site.delivery.given()).toEqual({
      kind: 'remove',
      originals: [path.basename(shown, '.jpg')],
      projects: [],
    });
    expect((await site.get(project)).text).toContain('value="Volets bleus"');
  });

  it('deletes the photograph, its turned copy and the preview', async () => {
    const project = await site.makeProject();
    await site.post('/site/apercu');
    await site.shown('/site', isOver);
    const [id = '', other = ''] = await photosOf(project);
    await site.fill(project, { tourner: id });
    expect(kept()).toHaveLength(3);

    await removePhoto(project, id);
    expect(await photosOf(project)).toEqual([other]);
    expect(kept()).toHaveLength(1);
    expect(existsSync(path.join(site.folder, 'site/preview/site'))).toBe(false);
  });

  it('removes nothing while another operation runs, or if delivery fails', async () => {
    const project = await site.makeProject();
    const [id = ''] = await photosOf(project);
    site.delivery.holdUp();
    await site.post('/site/publier');
    expect((await site.fill(project, { retirer: id })).headers.location).toBe(`${project}?refus=busy`);
    site.delivery.says({ failed: 'La réserve du site ne répond pas.' });
    site.delivery.goOn();
    await site.shown('/site', isOver);

    await site.fill(project, { retirer: id });
    expect(await site.shown('/site', isOver)).toContain('La réserve du site ne répond pas.');
    expect(await photosOf(project)).toHaveLength(2);
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
    await site.shown('/site', isOver);

    expect(await photosOf(project)).not.toContain(photosIn(text)[0]);
  });
});

describe('"Supprimer ce chantier"', () => {
  it('removes the project and all its photographs', async () => {
    const project = await site.makeProject();
    await whenRemoved(() => site.post(`${project}/supprimer`));

    expect(site.delivery.given()).toMatchObject({ projects: [idOf(project)] });
    expect((await site.get('/site/chantiers')).text).toContain('Vous n’avez pas encore de chantier.');
    expect(kept()).toEqual([]);
  });
});
