import { emptySiteForEach } from '../testing/sample-releases';
import { makeOwnersFiles } from './owners-pictures';
import { readInput } from './read-input';
import { ownerWords, Refused } from './tell';
import { photoName, sampleWork, writeInput } from './testing/owners-site';

const site = emptySiteForEach();
const input = { identity: {}, works: [sampleWork()] };

beforeEach(() => void jest.spyOn(process.stdout, 'write').mockReturnValue(true));
afterEach(() => jest.restoreAllMocks());

/** What is told of a folder, by field. */
async function refusalsOf(folder: string): Promise<Record<string, string>> {
  try {
    await makeOwnersFiles(site.releases, await readInput(folder), new Map());
    return {};
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return Object.fromEntries(error.refusals.map(({ field, message }) => [field, message]));
  }
}

describe('A folder for publication', () => {
  it('is taken when all is well', async () => {
    expect(await refusalsOf(await writeInput(site.folder, input))).toEqual({});
  });

  it('is told each photograph that cannot be read', async () => {
    const broken = Buffer.from('no picture');
    const files = { [photoName('red')]: broken, [photoName('blue')]: broken };

    expect(await refusalsOf(await writeInput(site.folder, input, files))).toEqual({
      'works.0.photos.0.file': ownerWords.photo,
      'works.0.photos.1.file': ownerWords.photo,
    });
  });

  it('is refused when the portrait is no photograph', async () => {
    const portrait = { portrait: Buffer.from('no picture') };
    expect(await refusalsOf(await writeInput(site.folder, input, portrait))).toEqual({
      'identity.craftsman.portrait': ownerWords.portrait,
    });
  });
});
