import { readdir } from 'node:fs/promises';
import { temporaryFolder, type TemporaryFolder } from '../testing/sample-site';
import { noteChange, watchChanges, type ChangeWatch } from './changes';
import { openSpool, type Spool } from './spool';

let folder: TemporaryFolder;
let spool: Spool;
let watch: ChangeWatch | null;
let seen: string[];

beforeEach(async () => {
  folder = await temporaryFolder();
  spool = await openSpool(folder.path);
  watch = null;
  seen = [];
});

afterEach(async () => {
  await watch?.stop();
  await folder.remove();
});

const start = (onChange: (key: string) => Promise<void> = async (key) => void seen.push(key)) =>
  (watch = watchChanges({ spool, onChange, log: () => undefined }));

describe('notes of changes', () => {
  const key = 'RTH-20261121-AAAAAA.0123456789ab';

  it('name what changed, before and after the watch begins, each once', async () => {
    await noteChange(spool, 'RTH-20261121-AAAAAA');
    const { catchUp } = start();
    await catchUp();
    await noteChange(spool, key);
    await catchUp();

    expect(seen).toEqual(['RTH-20261121-AAAAAA', key]);
    expect(await readdir(spool.at('changed'))).toEqual([]);
  });

  it('keep nobody waiting for longer than he wants to', async () => {
    let finish = () => undefined as void;
    const { catchUp } = start(async () => new Promise<void>((resolve) => (finish = resolve)));
    await noteChange(spool, key);
    const isCaughtUp = await Promise.race([catchUp(10).then(() => 'in time'), catchUp().then(() => 'late')]);

    expect(isCaughtUp).toBe('in time');
    finish();
  });
});
