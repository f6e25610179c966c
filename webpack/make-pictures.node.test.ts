import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { makePictures } from './make-pictures';
import { cacheFolder } from './paths';

/** Its files in the cache are told by the name, which no picture of the site has. */
const name = `of-a-test-${randomBytes(4).toString('hex')}`;
const kept = path.join(cacheFolder, 'pictures');
const keptFiles = async () => (await readdir(kept)).filter((file) => file.startsWith(name));

afterAll(async () => {
  for (const file of await keptFiles()) await rm(path.join(kept, file));
});

it('All pictures of a folder are made ahead, and a broken one is left to the build', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'masters-'));
  const blue = sharp({ create: { width: 40, height: 20, channels: 3, background: '#2040c0' } });
  await writeFile(path.join(folder, `${name}-one.webp`), await blue.webp().toBuffer());
  await writeFile(path.join(folder, `${name}-two.webp`), await blue.negate().webp().toBuffer());
  await writeFile(path.join(folder, `${name}-broken.webp`), 'no picture');
  await writeFile(path.join(folder, 'README.md'), 'no picture either');
  await makePictures(folder);
  await rm(folder, { recursive: true });

  const made = (await keptFiles()).map((file) => file.slice(name.length));
  // One width in two formats, and the card.
  expect(made.filter((file) => file.startsWith('-one'))).toHaveLength(3);
  expect(made.filter((file) => file.startsWith('-two'))).toHaveLength(3);
});
