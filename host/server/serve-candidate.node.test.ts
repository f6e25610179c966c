import { existsSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../webpack/paths';
import { listFolders } from '../delivery/files';
import { emptySiteForEach, promoteSampleSite, releaseSample } from '../delivery/testing/sample-releases';
import { startProcess } from './testing/server-process';

const folders = emptySiteForEach();

it('A candidate is served with its forms, and leaves no files behind', async () => {
  await promoteSampleSite(folders.releases);
  const html = '<h1>Riom, encore</h1>';
  await releaseSample(folders.releases, 'towns', { version: '1.0.1-cccccccccc', html });
  const spool = path.join(folders.folder, 'spool');
  const env = { ...process.env, RTH_STATE: folders.folder, RTH_SPOOL: spool };
  const program = 'host/server/serve-candidate.ts';
  const candidate = await startProcess(['--import', 'tsx', program, 'towns@1.0.1-cccccccccc'], {
    ...{ cwd: repositoryRoot, env, ready: /(http:\S+)[^]*Stop with/ },
  });
  expect(await (await fetch(`${candidate.url}/villes/riom`)).text()).toContain(html);
  await candidate.stop();

  expect(await listFolders(folders.site)).toEqual([]);
  expect(existsSync(spool)).toBe(false);
});
