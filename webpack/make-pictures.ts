import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { repositoryRoot } from './paths';
import { makePicture } from './picture-loader';

const mastersFolder = path.join(repositoryRoot, 'shared', 'pictures');

/**
 * Makes every picture ahead of the builds that ask for it, which then find it ready. Encoders run on
 * threads of their own, so another app may be built meanwhile.
 */
export async function makePictures(folder = mastersFolder): Promise<void> {
  const masters = (await readdir(folder)).filter((file) => file.endsWith('.webp'));
  const whenFree = pLimit(mastersAtOnce);
  const make = async (file: string) =>
    makePicture(path.parse(file).name, await readFile(path.join(folder, file)));
  // What is wrong with a master is said by the build that needs it.
  await Promise.allSettled(masters.map((file) => whenFree(make, file)));
}

/** Enough to keep the encoders busy; no more masters are in memory. */
const mastersAtOnce = 3;
