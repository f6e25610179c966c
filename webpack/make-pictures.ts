import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from './paths';
import { makePicture } from './picture-loader';

const mastersFolder = path.join(repositoryRoot, 'shared', 'pictures');

/**
 * Makes every picture ahead of the builds that ask for it, which then find it ready. Encoders run on
 * threads of their own, so another app may be built meanwhile.
 */
export async function makePictures(folder = mastersFolder): Promise<void> {
  const left = (await readdir(folder)).filter((file) => file.endsWith('.webp')).values();
  const lane = async () => {
    for (const file of left)
      // What is wrong with a master is said by the build that needs it.
      await makePicture(path.parse(file).name, await readFile(path.join(folder, file))).catch(() => null);
  };
  await Promise.all(Array.from({ length: mastersAtOnce }, lane));
}

/** Enough to keep the encoders busy; no more masters are in memory. */
const mastersAtOnce = 3;
