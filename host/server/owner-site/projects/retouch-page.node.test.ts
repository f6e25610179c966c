import { idOf, ownersPageForEach, photograph, photosIn, picturesIn } from '../../testing/owners-page-server';
import sharp from 'sharp';

const site = ownersPageForEach();

describe('retouching a photograph', () => {
  it('covers a part of the image file, and can be undone', async () => {
    const { photo, before } = await onePhoto();
    await site.post(`${photo}/retoucher`, [
      ['caches', '50.00,0.00,50.00,100.00'],
      ['caches', '0,0,12.5,12.5'],
    ]);
    const [picture = ''] = picturesIn((await site.get(photo)).text);
    expect(await colourAt(picture, 150, 200)).toEqual('mixed');
    expect(await colourAt(picture, 5, 5)).toEqual('mixed');
    expect(await colourAt(picture, 60, 200)).toEqual('red');

    await site.post(`${photo}/montrer`);
    expect(picturesIn((await site.get(photo)).text)).toEqual([before]);
    expect((await site.get(picture)).status).toBe(404);
  });

  it('crops the edges and keeps covered parts covered', async () => {
    const { project, photo, before } = await onePhoto();
    await site.post(`${photo}/retoucher`, { caches: '0.00,0.00,30.00,100.00' });
    await site.post(`${photo}/retoucher`, { gauche: '20', bas: '50' });
    const [picture = ''] = picturesIn((await site.get(photo)).text);
    const { width, height } = await sharp((await site.get(picture)).body).metadata();

    expect([width, height]).toEqual([160, 200]);
    expect(await colourAt(picture, 5, 100)).toEqual('mixed');
    expect(await colourAt(picture, 98, 100)).toEqual('red');
    expect(picturesIn((await site.get(project)).text)).toEqual([picture]);

    await site.post(`${photo}/montrer`);
    expect(picturesIn((await site.get(photo)).text)).toEqual([before]);
    expect((await site.get(picture)).status).toBe(404);
  });

  it('keeps at least a quarter of the width', async () => {
    const { photo } = await onePhoto();
    await site.post(`${photo}/retoucher`, { gauche: '50', droite: '40', haut: 'x' });
    const [picture = ''] = picturesIn((await site.get(photo)).text);
    const { width, height } = await sharp((await site.get(picture)).body).metadata();

    expect([width, height]).toEqual([50, 400]);
  });

  it('undoes the last retouch and keeps the earlier ones', async () => {
    const { photo } = await onePhoto();
    await site.post(`${photo}/retoucher`, { caches: '0,0,50,100' });
    const [hidden = ''] = picturesIn((await site.get(photo)).text);
    const saved = await site.post(`${photo}/retoucher`, { tourner: 'oui' });
    const turned = await site.get(saved.headers.location);
    expect(turned.text).toContain('C’est enregistré. Voici la photo');
    const { width, height } = await sharp((await site.get(picturesIn(turned.text)[0])).body).metadata();
    expect([width, height]).toEqual([400, 200]);

    await site.post(`${photo}/annuler`);
    expect(picturesIn((await site.get(photo)).text)).toEqual([hidden]);
  });

  /** Creates a project with a photograph of red and blue stripes, 200 pixels wide and 400 high. */
  async function onePhoto() {
    const project = await site.beginProject();
    await site.sendPhoto(project, 'IMG_1.jpg', await stripes());
    const { text } = await site.get(project);
    const [id = ''] = photosIn(text);
    return { project, photo: `/site/photos/${idOf(project)}/${id}`, before: picturesIn(text)[0] ?? '' };
  }

  async function colourAt(picture: string, left: number, top: number): Promise<string> {
    const { body } = await site.get(picture);
    const pixel = await sharp(body).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
    const [red = 0, , blue = 0] = pixel;
    return red > 200 && blue < 60 ? 'red' : Math.abs(red - blue) < 90 ? 'mixed' : `${red} ${blue}`;
  }
});

function stripes(): Promise<Buffer> {
  const [width, height, stripe] = [200, 400, 8];
  const isRed = (column: number) => column % (2 * stripe) >= stripe;
  const row = Buffer.concat(
    Array.from({ length: width }, (_, at) => Buffer.from(isRed(at) ? [255, 0, 0] : [0, 0, 255])),
  );
  const content = Buffer.concat(Array.from({ length: height }, () => row));
  return sharp(content, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

describe('the question about faces and plates', () => {
  const question = 'Voit-on un visage';
  const onePhoto = async () => {
    const project = await site.beginProject();
    await site.sendPhoto(project, 'IMG_1.jpg', await stripes());
    const [id = ''] = photosIn((await site.get(project)).text);
    return { project, id, photo: `/site/photos/${idOf(project)}/${id}` };
  };

  it('is asked once for each photograph', async () => {
    const { project, id, photo } = await onePhoto();
    await site.sendPhoto(project, 'IMG_2.jpg', await photograph('blue'));
    await site.fill(project, { verifiee: id });
    expect((await site.get(project)).text).toContain(question);
    const [, second = ''] = photosIn((await site.get(project)).text);
    await site.post(`${photo.replace(id, second)}/retoucher`, { caches: '0,0,20,20' });

    expect((await site.get(project)).text).not.toContain(question);
  });

  it.each([
    ['a covered part is uncovered', { caches: '0,0,20,20' }, 'annuler'],
    ['a crop is undone', { gauche: '20' }, 'annuler'],
    ['the original is restored', { caches: '0,0,20,20', tourner: 'oui' }, 'montrer'],
  ] as const)('is asked again when %s', async (_what, retouch, undo) => {
    const { project, id, photo } = await onePhoto();
    await site.fill(project, { verifiee: id });
    await site.post(`${photo}/retoucher`, retouch);
    const { headers } = await site.post(`${photo}/${undo}`);

    expect((await site.get(headers.location)).text).toContain('Ce que vous aviez caché se voit de nouveau.');
    expect((await site.get(project)).text).toContain(question);
  });

  it('is not asked again when only a rotation is undone', async () => {
    const { project, photo } = await onePhoto();
    const uncovered = picturesIn((await site.get(photo)).text);
    await site.post(`${photo}/retoucher`, { caches: '0,0,20,20', tourner: 'oui' });
    const { headers } = await site.post(`${photo}/annuler`);

    const { text } = await site.get(headers.location);
    expect(picturesIn(text)).not.toEqual(uncovered);
    expect(text).not.toContain('se voit de nouveau');
    expect((await site.get(project)).text).not.toContain(question);
  });
});
