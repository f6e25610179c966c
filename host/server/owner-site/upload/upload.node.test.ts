import sharp from 'sharp';
import { fieldsIn, ownersPageForEach, photograph, picturesIn } from '../../testing/owners-page-server';
import { sendRequest } from '../../testing/send-request';
import { until } from '../../testing/until';

const site = ownersPageForEach();
// Real processes decode here.
/** The ids of the photographs of a work. */
const photosIn = (text: string) =>
  [...text.matchAll(/<fieldset id="([^".]+)" class="photo"/g)].flatMap(([, id]) => id ?? []);
const idOf = (work: string) => work.split('/').at(-1) ?? '';
const send = (work: string, name: string, content: Buffer) =>
  site.sendFiles(work, [{ field: `fichiers.${idOf(work)}.after`, name, content }]);

/** What a page says after files were refused. */
async function toldAfter(work: string, name: string, content: Buffer): Promise<string> {
  const { headers } = await send(work, name, content);
  return (await site.get((headers.location ?? '').replace(/#.*/, ''))).text;
}

describe('a photograph from his telephone', () => {
  it('is shown upright, without place and device, as soon as it is drawn anew', async () => {
    const work = await site.beginWork();
    await send(work, 'IMG_1.jpg', await photograph('green'));
    const { text } = await site.get(work);
    const { body, status } = await site.get(picturesIn(text)[0]);
    const { width, height, exif } = await sharp(body).metadata();

    expect([status, width, height, exif]).toEqual([200, 200, 400, undefined]);
    expect(text).toMatch(/<input type="radio"[^>]* checked="" value="after"/);
  });

  it('that cannot be read any more hides neither the others nor what he typed', async () => {
    const work = await site.makeWork({ title: 'Volets bleus' });
    site.database.run(`UPDATE drafts SET value = json_set(value, '$.photos[0].file', 5)`);
    const { text } = await site.get(work);

    expect(text).toContain('Volets bleus');
    expect(picturesIn(text)).toHaveLength(1);
  });

  it.each([
    ['facture.jpg', '%PDF-1.7 …', 'un PDF, pas une photo'],
    ['IMG_1.heic', '\0\0\0\u0018ftypheic\0\0\0\0', 'HEIC'],
    ['photo.avif', '\0\0\0\u0018ftypavif\0\0\0\0', 'AVIF'],
    ['notes.jpg', 'bonjour', 'pas une photo JPEG'],
  ])('%s is refused in words that help', async (name, content, words) => {
    const work = await site.beginWork();

    expect(await toldAfter(work, name, Buffer.from(content, 'latin1'))).toContain(words);
    expect(photosIn((await site.get(work)).text)).toEqual([]);
  });

  it('of 60 MB is refused in words that help', async () => {
    const work = await site.beginWork();
    const panorama = Buffer.concat([await photograph('green'), Buffer.alloc(60 * 1024 * 1024)]);

    expect(await toldAfter(work, 'pano.jpg', panorama)).toContain('trop lourde');
  });

  it('of which only the half has ever been there is refused in words that help', async () => {
    const work = await site.beginWork();
    const whole = await photograph('green', { width: 2_000, height: 2_000 });
    const half = whole.subarray(0, whole.length / 2);

    expect(await toldAfter(work, 'IMG_1.jpg', half)).toContain('ne peut pas être lue');
  });

  it('that was sent twice, because the answer was lost on the way, is there once', async () => {
    const work = await site.beginWork();
    for (const name of ['IMG_1.jpg', 'IMG_1.jpg']) await send(work, name, await photograph('green'));

    expect(picturesIn((await site.get(work)).text)).toHaveLength(1);
  });

  it('is gone with its file when he takes it away', async () => {
    const work = await site.beginWork();
    await send(work, 'IMG_1.jpg', await photograph('green'));
    const { text } = await site.get(work);
    const [picture = ''] = picturesIn(text);
    const [id = ''] = photosIn(text);
    await site.fill(work, { retirer: id });

    expect((await site.get(picture)).status).toBe(404);
    expect(picturesIn((await site.get(work)).text)).toEqual([]);
  });
});

describe('a part that must not be seen', () => {
  it('is painted over in the file itself, and can be shown again', async () => {
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

  it('and edges that he takes off leave a picture of those proportions, what is hidden hidden', async () => {
    const { work, photo, before } = await onePhoto();
    await site.post(`${photo}/retoucher`, { caches: '0.00,0.00,30.00,100.00' });
    await site.post(`${photo}/retoucher`, { gauche: '20', bas: '50' });
    const [picture = ''] = picturesIn((await site.get(photo)).text);
    const { width, height } = await sharp((await site.get(picture)).body).metadata();

    expect([width, height]).toEqual([160, 200]);
    expect(await colourAt(picture, 5, 100)).toEqual('mixed');
    expect(await colourAt(picture, 98, 100)).toEqual('red');
    expect(picturesIn((await site.get(work)).text)).toEqual([picture]);

    await site.post(`${photo}/montrer`);
    expect(picturesIn((await site.get(photo)).text)).toEqual([before]);
    expect((await site.get(picture)).status).toBe(404);
  });

  it('and edges leave a quarter of each side at least', async () => {
    const { photo } = await onePhoto();
    await site.post(`${photo}/retoucher`, { gauche: '50', droite: '40', haut: 'x' });
    const [picture = ''] = picturesIn((await site.get(photo)).text);
    const { width, height } = await sharp((await site.get(picture)).body).metadata();

    expect([width, height]).toEqual([50, 400]);
  });

  it('is hidden step by step: the last retouch can be undone, those before stay', async () => {
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

  /** A work with a photograph of red and blue stripes, 200 pixels wide and 400 high. */
  async function onePhoto() {
    const work = await site.beginWork();
    await send(work, 'IMG_1.jpg', await stripes());
    const { text } = await site.get(work);
    const [id = ''] = photosIn(text);
    return { work, photo: `/site/photos/${idOf(work)}/${id}`, before: picturesIn(text)[0] ?? '' };
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

describe('a face or a plate', () => {
  it('is asked for once in each photograph', async () => {
    const work = await site.makeWork();
    const [first = '', second = ''] = photosIn((await site.get(work)).text);
    expect((await site.get('/site')).text).toContain('2 photos à regarder avant de publier');
    await site.fill(work, { verifiee: first });
    await site.post(`/site/photos/${idOf(work)}/${second}/retoucher`, { caches: '0,0,20,20' });

    expect((await site.get(work)).text).not.toContain('Voit-on un visage');
    expect((await site.get('/site')).text).not.toContain('à regarder avant de publier');
  });
});

describe('a thumbnail', () => {
  it('is small, and only of a photograph that is in use', async () => {
    const work = await site.beginWork();
    await send(work, 'IMG_1.jpg', await photograph('green', { width: 3_000, height: 2_000 }));
    const [picture = ''] = picturesIn((await site.get(work)).text);
    const thumbnail = picture.replace('/fichiers/', '/site/vignettes/');
    const { body, status } = await site.get(thumbnail);
    const { width, height } = await sharp(body).metadata();

    expect([status, width, height]).toEqual([200, 213, 320]);
    expect(body.length).toBeLessThan(20 * 1024);
    expect((await site.get(`/site/vignettes/${'a'.repeat(64)}.jpg`)).status).toBe(404);
  });
});

describe('an upload in pieces', () => {
  it('that was cut at 80 % goes on from there', async () => {
    const work = await site.beginWork();
    const content = await photograph('green', { width: 3_000, height: 2_000 });
    const cut = Math.floor(content.length * 0.8);
    const piece = async (start: number, body: Buffer) =>
      JSON.parse((await sendPiece(work, { start, size: content.length, body })).text || '{}');

    const here = async (): Promise<number> => (await piece(-1, Buffer.alloc(0))).recu;
    const leave = await beginToSend(work, content, cut);
    // What has arrived but was not read yet may go with the connection, so something has to be read.
    expect(await until(here)).toBeLessThanOrEqual(cut);
    leave();
    expect(await piece(0, content)).not.toHaveProperty('fini');
    const goOn = async () => {
      const start = await here();
      expect(start).toBeGreaterThan(0);
      return (await piece(start, content.subarray(start))).fini;
    };
    expect(await until(goOn)).toBe(true);
    expect(picturesIn((await site.get(work)).text)).toHaveLength(1);
  });

  it('is refused at its beginning when it is too large', async () => {
    const work = await site.beginWork();
    const { text } = await sendPiece(work, { start: 0, size: 60 * 1024 * 1024, body: Buffer.from('x') });

    expect(JSON.parse(text).refus).toContain('trop lourde');
  });

  it('is refused at its first piece when it is no photograph', async () => {
    const work = await site.beginWork();
    const body = Buffer.concat([Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0', 'latin1'), Buffer.alloc(4_000)]);
    const { text } = await sendPiece(work, { start: 0, size: 6 * 1024 * 1024, body });

    expect(JSON.parse(text).refus).toContain('HEIC');
  });

  it('is no way to a file of another name', async () => {
    const work = await site.beginWork();
    for (const key of ['../../x', 'ab', ''])
      expect((await sendPiece(work, { start: 0, size: 4, body: Buffer.from('abcd'), key })).status).toBe(400);
    expect(
      (await site.post('/site/fichiers/0123456789abcdef/morceaux?cle=0011aabb&taille=4&debut=0')).status,
    ).toBe(404);
  });

  type Piece = { start: number; size: number; body: Buffer; key?: string };

  function sendPiece(work: string, { start, size, body, key = '0011aabb' }: Piece) {
    const query = new URLSearchParams({
      cle: key,
      taille: String(size),
      debut: String(start),
      moment: 'before',
    });
    return sendRequest(site.url, {
      method: 'POST',
      path: `/site/fichiers/${idOf(work)}/morceaux?${query.toString()}`,
      headers: { Origin: site.url, Host: new URL(site.url).host },
      body,
    });
  }

  /** Sends the beginning of a file. @returns how to leave before its end. */
  async function beginToSend(work: string, content: Buffer, cut: number): Promise<() => void> {
    const { request } = await import('node:http');
    const leaving = request(site.url, {
      method: 'POST',
      path: `/site/fichiers/${idOf(work)}/morceaux?cle=0011aabb&taille=${content.length}&debut=0`,
      headers: { Origin: site.url, 'Content-Length': content.length },
    });
    leaving.on('error', () => undefined);
    leaving.write(content.subarray(0, cut));
    return () => void leaving.destroy();
  }
});

describe('what he says of the photographs', () => {
  it('is saved by the key Enter, which takes no photograph away', async () => {
    const work = await site.makeWork();
    const { text } = await site.get(work);
    const form = text.slice(text.indexOf(`action="${work}"`));

    expect(form.slice(form.indexOf('<button'))).toMatch(/^<button type="submit"[^>]*>Enregistrer</);
    expect(form).toContain('name="retirer"');
  });

  it('on two devices is told to the second, with what both wrote', async () => {
    const work = await site.makeWork();
    const seen = fieldsIn((await site.get(work)).text);
    const [first = '', second = ''] = photosIn((await site.get(work)).text);
    const say = (alt: string, moment: string, moved: string) =>
      site.post(work, { ...seen, [`${first}.alt`]: alt, [`${first}.moment`]: moment, monter: moved });
    await say('volet gris', 'during', second);
    expect(photosIn((await site.get(work)).text)).toEqual([second, first]);
    const { status, text } = await say('volet sale', 'before', '');

    expect(status).toBe(409);
    expect(text).toContain('value="volet sale"');
    for (const other of ['volet gris', 'pendant'])
      expect(text).toContain(`Sur l’autre appareil\u00a0: «\u00a0${other}\u00a0»`);
  });

  it('is kept while photographs arrive, and with the photographs of the same form', async () => {
    const work = await site.beginWork();
    const seen = fieldsIn((await site.get(work)).text);
    await send(work, 'IMG_1.jpg', await photograph('green'));
    const field = `fichiers.${idOf(work)}.before`;
    const file = { field, name: 'IMG_2.jpg', content: await photograph('red') };
    const { status } = await site.sendFiles(work, [file], { ...seen, title: 'Volets repeints' });

    const { text } = await site.get(work);
    expect(status).toBe(303);
    expect(text).toContain('value="Volets repeints"');
    expect(photosIn(text)).toHaveLength(2);
  });
});
