import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { removeAbandonedFiles } from './drafts';
import { fieldsIn, ownersPageForEach, photosIn, picturesIn } from '../testing/owners-page-server';
import { photograph } from '../testing/photograph';

const site = ownersPageForEach();
const kept = () => readdirSync(path.join(site.folder, 'site/files'));

/** Sends an after photo with the form of a project. */
const sendPhoto = (project: string, name: string, content: Buffer) =>
  site.sendFiles(project, [{ field: 'photos.after', name, content }]);

/** Sends a photograph with the form of a project. @returns the HTML of the next page. */
async function pageAfter(project: string, name: string, content: Buffer): Promise<string> {
  const { headers } = await sendPhoto(project, name, content);
  return (await site.get((headers.location ?? '').replace(/#.*/, ''))).text;
}

describe('a photograph from a phone', () => {
  it('is shown upright and without metadata', async () => {
    const project = await site.beginProject();
    const text = await pageAfter(project, 'IMG_1.jpg', await photograph('green'));
    const { body, status } = await site.get(picturesIn(text)[0]);
    const { width, height, exif } = await sharp(body).metadata();

    expect([status, width, height, exif]).toEqual([200, 200, 400, undefined]);
    expect(text).toMatch(/<option value="after" selected="">après/);
  });

  it('is turned by a quarter with each press, and back to the first file with the fourth', async () => {
    const project = await site.beginProject();
    const first = await pageAfter(project, 'IMG_1.jpg', await photograph('green'));
    const [id = ''] = photosIn(first);
    await site.fill(project, { tourner: id });
    const [turned = ''] = picturesIn((await site.get(project)).text);
    const { width, height } = await sharp((await site.get(turned)).body).metadata();
    expect([width, height]).toEqual([400, 200]);

    for (let presses = 0; presses < 3; presses += 1) await site.fill(project, { tourner: id });
    expect(picturesIn((await site.get(project)).text)).toEqual(picturesIn(first));
    expect(kept()).toHaveLength(1);
  });

  it.each([
    ['facture.jpg', '%PDF-1.7 …', 'pas une photo JPEG'],
    ['IMG_1.heic', '\0\0\0\u0018ftypheic\0\0\0\0', 'HEIC'],
    ['IMG_1.jpg', `\u00ff\u00d8\u00ff${' '.repeat(21 * 1024 * 1024)}`, 'trop lourde'],
  ])('is refused with a helpful message, and the texts are saved: %s', async (name, content, words) => {
    const project = await site.beginProject();
    const text = await pageAfter(project, name, Buffer.from(content, 'latin1'));

    expect(text).toContain(words);
    expect(text).toContain('C’est enregistré.');
    expect(photosIn(text)).toEqual([]);
  });

  it('is stored only once if it is sent twice', async () => {
    const project = await site.beginProject();
    for (const name of ['IMG_1.jpg', 'IMG_1.jpg']) await sendPhoto(project, name, await photograph('green'));

    expect(picturesIn((await site.get(project)).text)).toHaveLength(1);
  });

  it('is not kept if the form is stale', async () => {
    const project = await site.beginProject();
    const seen = fieldsIn((await site.get(project)).text);
    await site.fill(project, { title: 'Volets' });
    const file = { field: 'photos.after', name: 'IMG_1.jpg', content: await photograph('green') };
    const { status } = await site.sendFiles(project, [file], { ...seen, title: 'Portail' });

    expect(status).toBe(409);
    expect(kept()).toEqual([]);
  });

  it('is deleted after a day if a crash prevented its form from being saved', async () => {
    await sendPhoto(await site.beginProject(), 'IMG_1.jpg', await photograph('green'));
    const [inDraft = ''] = kept();
    writeFileSync(path.join(site.folder, 'site/files/orphan.jpg'), '');
    const time = Date.now() / 1_000 - 90_000;
    for (const file of kept()) utimesSync(path.join(site.folder, 'site/files', file), time, time);
    removeAbandonedFiles(site.database);

    expect(kept()).toEqual([inDraft]);
  });

  it('is refused as the ninth', async () => {
    const project = await site.beginProject();
    const colours = ['red', 'blue', 'tan', 'teal', 'green', 'olive', 'navy', 'gold'];
    const files = colours.map(async (colour) => ({
      field: 'photos.before',
      name: `${colour}.jpg`,
      content: await photograph(colour),
    }));
    await site.sendFiles(project, await Promise.all(files));
    const text = await pageAfter(project, 'IMG_9.jpg', await photograph('pink'));

    expect(text).toContain('Huit photos au plus par chantier');
    expect(photosIn(text)).toHaveLength(8);
    expect(kept()).toHaveLength(8);
  });
});
