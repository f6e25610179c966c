import { emptySiteForEach } from '../testing/sample-releases';
import { encodeAhead } from './owners-pictures';
import { publish } from './publish';
import { Refused } from './refusals';
import { namesOf, photo, photoName, prepared, sampleWork, startOwnersSite } from './testing/owners-site';

const folders = emptySiteForEach();
const [red, blue, green] = [photoName('red'), photoName('blue'), photoName('green')];
const broken = Buffer.from('no picture');

/** Publishes one work. @returns the refusals and the reported progress of photographs. */
async function progressOf(work: ReturnType<typeof sampleWork>, files: Record<string, Buffer> = {}) {
  const options = await startOwnersSite(folders);
  const tell = jest.fn();
  const given = await prepared(folders.folder, { identity: {}, works: [work] }, files);
  const refused = await publish(folders, given, options, tell).then(
    () => [],
    (error: unknown) => (error instanceof Refused ? error.refusals : [error]),
  );
  return { refused, steps: tell.mock.calls.map(([step]) => step).filter(({ step }) => step === 'photo') };
}

async function encode(files: readonly string[], contents: Record<string, Buffer> = {}) {
  const { folder } = await prepared(folders.folder, { identity: {}, works: [] }, contents);
  await encodeAhead(folders.releases, { kind: 'encode', folder, files });
}

describe('The progress of a publication', () => {
  it('counts only photographs that no publication has encoded', async () => {
    const evening = { ...namesOf('green'), moment: 'after', alt: 'Le soir' };
    const work = sampleWork({ photos: [...sampleWork().photos, evening] });

    expect((await progressOf(sampleWork())).steps.at(-1)).toEqual({ step: 'photo', done: 2, of: 2 });
    expect((await progressOf(work, { [green]: await photo('green') })).steps).toEqual([
      { step: 'photo', done: 0, of: 1 },
      { step: 'photo', done: 1, of: 1 },
    ]);
  });

  it('counts no photograph that was encoded ahead', async () => {
    await encode([red, blue]);

    expect(await progressOf(sampleWork())).toEqual({ refused: [], steps: [] });
  });

  it('does not begin when a photograph is unreadable, even after encoding ahead', async () => {
    await encode([red, blue], { [red]: broken });

    expect(await progressOf(sampleWork(), { [red]: broken })).toEqual({
      refused: [{ field: 'works.0.photos.0.file', message: expect.stringContaining('ne se lit pas') }],
      steps: [],
    });
  });
});
