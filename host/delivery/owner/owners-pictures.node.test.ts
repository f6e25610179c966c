import { emptySiteForEach } from '../testing/sample-releases';
import { encodeAhead } from './owners-pictures';
import { publish } from './publish';
import { Refused } from './refusals';
import { namesOf, photo, photoName, prepared, sampleProject, startOwnersSite } from './testing/owners-site';

const folders = emptySiteForEach();
const [red, blue, green] = [photoName('red'), photoName('blue'), photoName('green')];
const broken = Buffer.from('no picture');

/** Publishes one project. @returns the refusals and the reported progress of photographs. */
async function progressOf(project: ReturnType<typeof sampleProject>, files: Record<string, Buffer> = {}) {
  const options = await startOwnersSite(folders);
  const tell = jest.fn();
  const given = await prepared(folders.folder, { identity: {}, projects: [project] }, files);
  const refused = await publish(folders, given, options, tell).then(
    () => [],
    (error: unknown) => (error instanceof Refused ? error.refusals : [error]),
  );
  return { refused, steps: tell.mock.calls.map(([step]) => step).filter(({ step }) => step === 'photo') };
}

async function encode(files: readonly string[], contents: Record<string, Buffer> = {}) {
  const { folder } = await prepared(folders.folder, { identity: {}, projects: [] }, contents);
  await encodeAhead(folders, { kind: 'encode', folder, files });
}

describe('The progress of a publication', () => {
  it('counts only photographs that no earlier publication has encoded', async () => {
    const evening = { ...namesOf('green'), moment: 'after', alt: 'Le soir' };
    const project = sampleProject({ photos: [...sampleProject().photos, evening] });

    expect((await progressOf(sampleProject())).steps.at(-1)).toEqual({ step: 'photo', done: 2, of: 2 });
    expect((await progressOf(project, { [green]: await photo('green') })).steps).toEqual([
      { step: 'photo', done: 0, of: 1 },
      { step: 'photo', done: 1, of: 1 },
    ]);
  });

  it('does not count photographs that were encoded in advance', async () => {
    await encode([red, blue]);

    expect(await progressOf(sampleProject())).toEqual({ refused: [], steps: [] });
  });

  it('does not begin when a photograph is unreadable, even after an attempt to encode it in advance', async () => {
    await encode([red, blue], { [red]: broken });

    expect(await progressOf(sampleProject(), { [red]: broken })).toEqual({
      refused: [{ field: 'projects.0.photos.0.file', message: expect.stringContaining('ne se lit pas') }],
      steps: [],
    });
  });
});
