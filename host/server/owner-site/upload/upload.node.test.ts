import sharp from 'sharp';
import { idOf, ownersPageForEach, photograph, photosIn, picturesIn } from '../../testing/owners-page-server';
import { sendRequest } from '../../testing/send-request';
import { until } from '../../testing/until';

const site = ownersPageForEach();

/** Uploads a photograph. @returns the HTML of the next page. */
async function pageAfter(project: string, name: string, content: Buffer): Promise<string> {
  const { headers } = await site.sendPhoto(project, name, content);
  return (await site.get((headers.location ?? '').replace(/#.*/, ''))).text;
}

describe('a photograph from a phone', () => {
  it('is shown upright and without metadata', async () => {
    const project = await site.beginProject();
    await site.sendPhoto(project, 'IMG_1.jpg', await photograph('green'));
    const { text } = await site.get(project);
    const { body, status } = await site.get(picturesIn(text)[0]);
    const { width, height, exif } = await sharp(body).metadata();

    expect([status, width, height, exif]).toEqual([200, 200, 400, undefined]);
    expect(text).toMatch(/<input type="radio"[^>]* checked="" value="after"/);
  });

  it('is encoded in the background, and again after a retouch, but not during an operation', async () => {
    const encoded = async (...pages: (string | undefined)[]) =>
      until(
        () =>
          site.delivery.encoded().join() === pages.map((page) => page?.replace('/fichiers', 'files')).join(),
      );
    const project = await site.beginProject();
    await site.sendPhoto(project, 'IMG_1.jpg', await photograph('green'));
    const first = picturesIn((await site.get(project)).text);
    expect(await encoded(...first)).toBe(true);

    site.delivery.holdUp();
    await site.post('/site/apercu');
    await site.post(
      `/site/photos/${idOf(project)}/${photosIn((await site.get(project)).text)[0]}/retoucher`,
      {
        gauche: '20',
      },
    );
    expect(await encoded(...first)).toBe(true);
    site.delivery.goOn();
    const retouched = picturesIn((await site.get(project)).text);
    expect(retouched).not.toEqual(first);
    expect(await encoded(...retouched)).toBe(true);
  });

  it('does not hide other photographs or texts if its entry in the draft cannot be parsed', async () => {
    const project = await site.makeProject({ title: 'Volets bleus' });
    site.database.run(`UPDATE drafts SET value = json_set(value, '$.photos[0].file', 5)`);
    const { text } = await site.get(project);

    expect(text).toContain('Volets bleus');
    expect(picturesIn(text)).toHaveLength(1);
  });

  it.each([
    ['facture.jpg', '%PDF-1.7 …', 'un PDF, pas une photo'],
    ['IMG_1.heic', '\0\0\0\u0018ftypheic\0\0\0\0', 'HEIC'],
    ['photo.avif', '\0\0\0\u0018ftypavif\0\0\0\0', 'AVIF'],
    ['notes.jpg', 'bonjour', 'pas une photo JPEG'],
  ])('is refused with a helpful message: %s', async (name, content, words) => {
    const project = await site.beginProject();

    expect(await pageAfter(project, name, Buffer.from(content, 'latin1'))).toContain(words);
    expect(photosIn((await site.get(project)).text)).toEqual([]);
  });

  it('is refused with a helpful message if the file is 60 MB', async () => {
    const project = await site.beginProject();
    const whole = await photograph('green', { width: 2_000, height: 2_000 });
    const large = Buffer.concat([whole, Buffer.alloc(60 * 1024 * 1024)]);

    expect(await pageAfter(project, 'IMG_1.jpg', large)).toContain('trop lourde');
  });

  it('is stored only once if it is sent twice', async () => {
    const project = await site.beginProject();
    for (const name of ['IMG_1.jpg', 'IMG_1.jpg'])
      await site.sendPhoto(project, name, await photograph('green'));

    expect(picturesIn((await site.get(project)).text)).toHaveLength(1);
  });

  it('is deleted with its file when the owner removes it', async () => {
    const project = await site.beginProject();
    await site.sendPhoto(project, 'IMG_1.jpg', await photograph('green'));
    const { text } = await site.get(project);
    const [picture = ''] = picturesIn(text);
    const [id = ''] = photosIn(text);
    await site.fill(project, { retirer: id });

    expect((await site.get(picture)).status).toBe(404);
    expect(picturesIn((await site.get(project)).text)).toEqual([]);
  });
});

describe('a thumbnail', () => {
  it('is small, and is made only for photographs that a draft uses', async () => {
    const project = await site.beginProject();
    await site.sendPhoto(project, 'IMG_1.jpg', await photograph('green', { width: 3_000, height: 2_000 }));
    const [picture = ''] = picturesIn((await site.get(project)).text);
    const thumbnail = picture.replace('/fichiers/', '/site/vignettes/');
    const { body, status } = await site.get(thumbnail);
    const { width, height } = await sharp(body).metadata();

    expect([status, width, height]).toEqual([200, 213, 320]);
    expect(body.length).toBeLessThan(20 * 1024);
    expect((await site.get(`/site/vignettes/${'a'.repeat(64)}.jpg`)).status).toBe(404);
  });
});

describe('an upload in chunks', () => {
  it('resumes after an interruption', async () => {
    const project = await site.beginProject();
    const content = await photograph('green', { width: 3_000, height: 2_000 });
    const cut = Math.floor(content.length * 0.8);
    const chunk = async (start: number, body: Buffer) =>
      JSON.parse((await sendChunk(project, { start, size: content.length, body })).text || '{}');

    const here = async (): Promise<number> => (await chunk(-1, Buffer.alloc(0))).recu;
    const leave = await beginToSend(project, content, cut);
    // Waits until the server has read some bytes, because unread bytes may be lost with the connection.
    expect(await until(here)).toBeLessThanOrEqual(cut);
    leave();
    expect(await chunk(0, content)).not.toHaveProperty('fini');
    const goOn = async () => {
      const start = await here();
      expect(start).toBeGreaterThan(0);
      return (await chunk(start, content.subarray(start))).fini;
    };
    expect(await until(goOn)).toBe(true);
    expect(picturesIn((await site.get(project)).text)).toHaveLength(1);
  });

  it.each([
    ['the file is too large', 60, 'x', 'trop lourde'],
    ['the format is not supported', 6, `\0\0\0\u0018ftypheic${'\0'.repeat(4_000)}`, 'HEIC'],
  ])('is refused at the first chunk if %s', async (_what, megabytes, content, words) => {
    const [size, body] = [megabytes * 1024 * 1024, Buffer.from(content, 'latin1')];
    const { text } = await sendChunk(await site.beginProject(), { start: 0, size, body });

    expect(JSON.parse(text).refus).toContain(words);
  });

  it('is rejected if its key or its target is invalid', async () => {
    const project = await site.beginProject();
    for (const key of ['../../x', 'ab', ''])
      expect((await sendChunk(project, { start: 0, size: 4, body: Buffer.from('abcd'), key })).status).toBe(
        400,
      );
    expect(
      (await site.post('/site/fichiers/0123456789abcdef/morceaux?cle=0011aabb&taille=4&debut=0')).status,
    ).toBe(404);
  });

  type Chunk = { start: number; size: number; body: Buffer; key?: string };

  function sendChunk(project: string, { start, size, body, key = '0011aabb' }: Chunk) {
    const query = new URLSearchParams({
      cle: key,
      taille: String(size),
      debut: String(start),
      moment: 'before',
    });
    return sendRequest(site.url, {
      method: 'POST',
      path: `/site/fichiers/${idOf(project)}/morceaux?${query.toString()}`,
      headers: { Origin: site.url, Host: new URL(site.url).host },
      body,
    });
  }

  /** Sends the beginning of a file. @returns a function that closes the connection. */
  async function beginToSend(project: string, content: Buffer, cut: number): Promise<() => void> {
    const { request } = await import('node:http');
    const leaving = request(site.url, {
      method: 'POST',
      path: `/site/fichiers/${idOf(project)}/morceaux?cle=0011aabb&taille=${content.length}&debut=0`,
      headers: { Origin: site.url, 'Content-Length': content.length },
    });
    leaving.on('error', () => undefined);
    leaving.write(content.subarray(0, cut));
    return () => void leaving.destroy();
  }
});
