import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { copyFiles, listFiles } from './files';

it('copyFiles lets the group of a shared folder read and remove copies of private files', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'files-'));
  const [source, shared] = [path.join(folder, 'source'), path.join(folder, 'shared')];
  await mkdir(path.join(source, 'maps'), { recursive: true, mode: 0o700 });
  await writeFile(path.join(source, 'maps/main.js.map'), '{}', { mode: 0o600 });
  await mkdir(shared);
  await chmod(shared, 0o2775);
  // Every command sets this umask.
  const umask = process.umask(0o002);
  try {
    await copyFiles(source, path.join(shared, 'client'), await listFiles(source));
  } finally {
    process.umask(umask);
  }

  const modeOf = async (name: string) => ((await stat(path.join(shared, name))).mode & 0o7777).toString(8);
  expect([await modeOf('client/maps'), await modeOf('client/maps/main.js.map')]).toEqual(['2775', '664']);
  await rm(folder, { recursive: true });
});
