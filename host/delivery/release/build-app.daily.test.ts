import { existsSync } from 'node:fs';
import path from 'node:path';
import { expectRefusal } from '../testing/refusal';
import { copyRepository, type RepositoryCopy } from '../testing/repository-copy';

// Builds apps, which takes minutes on a busy machine.
jest.setTimeout(10 * 60_000);

/** Other tests cover "%", which is in the path of every copy of the repository. */
describe.each(['#', '!'])('A checkout whose path contains "%s"', (character) => {
  let copy: RepositoryCopy;
  beforeAll(async () => {
    copy = await copyRepository(`Client ${character}2`);
  });
  afterAll(() => copy.remove());

  it.each([
    ['release', () => copy.deliver('release', 'contact')],
    ['npm start', () => copy.runScript('tsx/dist/cli.mjs', 'host/server/start.ts')],
  ])('refuses %s before anything is built', async (_, command) => {
    await expectRefusal(command(), [
      `webpack cannot build in a folder whose path contains "${character}"`,
      'Rename that folder',
    ]);
    expect(existsSync(path.join(copy.root, 'node_modules/.cache/builds'))).toBe(false);
    expect(existsSync(copy.folders.site)).toBe(false);
  });
});
