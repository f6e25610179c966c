import { readdirSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { backedUpSpoolForEach, filesOfTarget, flipByte } from '../../testing/backed-up-spool';
import { makeKeys } from './age-files';
import { withBackupLock } from './backup-lock';
import { plainError } from './backup-target';

const request = 'accepted/RTH-20261121-AAAAAA.json';
const second = 'accepted/RTH-20261121-BBBBBB.json';
const photo = 'photos/RTH-20261121-AAAAAA.0123456789abcdef.jpg';
const handled = 'handled/RTH-20261121-AAAAAA';

const its = backedUpSpoolForEach();
beforeEach(async () => {
  await its.write(request, '{"Nom":"Durand"}');
  await its.write(photo, Buffer.from([0, 1, 2, 253, 254, 255]));
});

const generations = () => readdir(its.target);

describe('a backup', () => {
  it('holds every file of the spool, byte for byte, but for drafts, notes and what is made again', async () => {
    await its.write('trash/2026-11-21/accepted/RTH-20261121-CCCCCC.json', 'thrown away');
    await its.write('token-key', 'a secret of the service');
    const kept = await its.contents('spool');
    for (const folder of ['incoming', 'changed', 'index', 'alive', 'failures'])
      await its.write(`${folder}/x`, 'x');

    expect(await its.backUp()).toMatchObject({
      requests: 1,
      photos: 1,
      files: 4,
      filesWritten: 4,
      unfit: [],
    });
    await its.restore('back');
    expect(await its.contents('back')).toEqual(kept);
  });

  it('keeps dates: since when a request is handled is the date of an empty file', async () => {
    const date = new Date('2026-03-04T05:06:07.000Z');
    await its.write(handled, '', date);
    await its.backUp();
    await its.restore('back');

    expect((await stat(path.join(its.folder, 'back', handled))).mtime).toEqual(date);
  });

  it('shows nothing of a request to whoever finds the disk', async () => {
    await its.backUp();
    for (const folder of ['packs', 'manifests'] as const)
      for (const file of await filesOfTarget(its.target, folder))
        expect((await readFile(file)).toString('latin1')).not.toMatch(/Durand|RTH-/);
  });

  it('writes only what is new since the last one', async () => {
    await its.backUp();
    expect(await its.backUp()).toMatchObject({ files: 2, filesWritten: 0 });
    await its.write(second, '{"Nom":"Martin"}');
    await its.write(handled, '');

    expect(await its.backUp()).toMatchObject({ files: 4, filesWritten: 2, isNewGeneration: false });
    expect(await filesOfTarget(its.target, 'packs')).toHaveLength(2);
  });

  it('sees that a mark has other content of the same length', async () => {
    await its.write('remind/RTH-20261121-AAAAAA', '2026-11-22');
    await its.backUp();
    await its.write('remind/RTH-20261121-AAAAAA', '2026-11-23');
    expect(await its.backUp()).toMatchObject({ filesWritten: 1 });
    await its.restore('back');

    expect(await its.contents('back')).toMatchObject({ 'remind/RTH-20261121-AAAAAA': '2026-11-23' });
  });

  it('takes the new date of a mark that was removed and set again', async () => {
    await its.write(handled, '', new Date('2026-01-01T00:00:00Z'));
    await its.backUp();
    const again = new Date('2026-02-02T00:00:00Z');
    await its.write(handled, '', again);
    await its.backUp();
    await its.restore('back');

    expect((await stat(path.join(its.folder, 'back', handled))).mtime).toEqual(again);
  });

  it('forgets what was erased, which the one before still has', async () => {
    await its.write(second, '{"Nom":"Martin"}');
    await its.backUp();
    await its.erase(second);
    await its.setDay(1);
    await its.backUp();
    await its.restore('now');
    await its.restore('before', { at: '2026-11-21' });

    expect(Object.keys(await its.contents('now'))).toEqual([request, photo]);
    expect(Object.keys(await its.contents('before'))).toEqual([request, second, photo]);
  });

  it('leaves links out, says so, and saves all others', async () => {
    await symlink('/etc/hostname', path.join(its.spool, 'photos', 'link.jpg'));

    expect(await its.backUp()).toMatchObject({ files: 2, unfit: ['photos/link.jpg'] });
  });

  it('goes on as an increment on each of two disks that are changed every week', async () => {
    const other = path.join(its.folder, 'other');
    await mkdir(other);
    await its.backUp();
    await its.backUp({ target: other });
    await its.write(second, 'new');

    for (const target of [its.target, other])
      expect(await its.backUp({ target })).toMatchObject({ isNewGeneration: false, filesWritten: 1 });
  });
});

describe('a backup after trouble', () => {
  it('is a full one when the memory of the spool is damaged, and says that the old ones stay', async () => {
    await its.backUp();
    const [first = ''] = await generations();
    await writeFile(path.join(its.spool, 'backup', `${first}.jsonl`), '{"half":');

    expect(await its.backUp()).toMatchObject({ isNewGeneration: true, filesWritten: 2 });
    expect(its.warnings).toEqual([expect.stringContaining(first)]);
  });

  it('is a full one when the spool was restored, and never removes what it does not know', async () => {
    await its.backUp();
    const [first = ''] = await generations();
    await rm(path.join(its.spool, 'backup'), { recursive: true });
    its.setDay(100);

    expect(await its.backUp()).toMatchObject({ isNewGeneration: true, removedGenerations: [] });
    expect(its.warnings).toEqual([expect.stringContaining(first)]);
    expect(await generations()).toContain(first);
  });

  it('is a full one when the key is another', async () => {
    await its.backUp();
    const { recipient } = await makeKeys();

    expect(await its.backUp({ recipient })).toMatchObject({ isNewGeneration: true, filesWritten: 2 });
  });

  it('saves again what a missing pack held', async () => {
    await its.backUp();
    const [pack = ''] = await filesOfTarget(its.target, 'packs');
    await rm(pack);

    expect(await its.backUp()).toMatchObject({ isNewGeneration: false, filesWritten: 2 });
    expect(its.warnings).toEqual([expect.stringContaining(pack)]);
    expect((await its.restore('back')).missing).toEqual([]);
  });

  it('saves again what a damaged pack held, when told to read the packs', async () => {
    await its.backUp();
    const [pack = ''] = await filesOfTarget(its.target, 'packs');
    await flipByte(pack);

    expect(await its.backUp()).toMatchObject({ filesWritten: 0 });
    expect(await its.backUp({ checksPacks: true })).toMatchObject({ filesWritten: 2 });
    expect(await its.backUp({ checksPacks: true })).toMatchObject({ filesWritten: 0 });
    expect(await its.restore('back')).toMatchObject({ missing: [], faults: [] });
  });

  it('goes on with the packs of one that failed before its end, which counts as none', async () => {
    const clock = new Date('2026-11-21T09:34:05Z');
    const losingFolder = () => {
      for (const generation of readdirSync(its.target))
        rmSync(path.join(its.target, generation, 'manifests'), { recursive: true, force: true });
      return clock;
    };
    await expect(its.backUp({ now: losingFolder })).rejects.toThrow('ENOENT');
    await expect(its.restore('before')).rejects.toThrow('There is no backup');
    expect(await filesOfTarget(its.target, 'packs')).toHaveLength(1);

    expect(await its.backUp({ now: () => clock })).toMatchObject({ filesWritten: 0, files: 2 });
    expect(await its.restore('after')).toMatchObject({ restored: 2, missing: [] });
  });

  it('removes the drafts of one that was killed', async () => {
    await its.backUp();
    const [generation = ''] = await generations();
    await writeFile(path.join(its.target, generation, 'packs', '0123456789abcdef.part'), 'half');
    await its.backUp();

    expect(await filesOfTarget(its.target, 'packs')).toHaveLength(1);
  });
});

describe('generations of backups', () => {
  it('begin anew after half of the days, and go after all of them, with what was erased', async () => {
    await its.write(second, 'erased on day 3');
    await its.backUp();
    const [first = ''] = await generations();
    its.setDay(3);
    await its.erase(second);
    await its.backUp();
    its.setDay(14);
    expect(await its.backUp()).toMatchObject({ isNewGeneration: false });
    its.setDay(15);
    expect(await its.backUp()).toMatchObject({ isNewGeneration: true, removedGenerations: [] });
    its.setDay(29);
    expect(await its.backUp()).toMatchObject({ removedGenerations: [] });
    its.setDay(30);

    expect(await its.backUp()).toMatchObject({ isNewGeneration: true, removedGenerations: [first] });
    expect(await generations()).toHaveLength(2);
    expect(await its.restore('back', { at: null })).toMatchObject({ requests: 1, missing: [] });
    await expect(its.restore('old', { at: '2026-11-21' })).rejects.toThrow('no backup of « 2026-11-21 »');
  });

  it('stay, while less than half of their requests are left, until the owner has said so', async () => {
    for (const letter of 'BCDEF') await its.write(`accepted/RTH-20261121-${letter.repeat(6)}.json`, letter);
    await its.backUp();
    await rm(path.join(its.spool, 'accepted'), { recursive: true });
    for (const day of [15, 31]) {
      its.setDay(day);
      expect(await its.backUp()).toMatchObject({ removedGenerations: [] });
    }
    expect(its.warnings).toEqual([expect.stringContaining('--accept-fewer')]);

    const { removedGenerations } = await its.backUp({ acceptsFewer: true });
    expect(removedGenerations).toHaveLength(1);
  });

  it('do not last for years because the clock was years ahead for a moment', async () => {
    its.setDay(1_000);
    await its.backUp();
    its.setDay(0);

    expect(await its.backUp()).toMatchObject({ isNewGeneration: true, filesWritten: 2 });
    expect(await generations()).toHaveLength(1);
  });
});

describe('a backup that cannot be made', () => {
  it.each([
    ['there is no such folder', 'nowhere', 'Is the disk mounted?'],
    ['it is a file', 'file', 'is a file'],
    ['it lies within the spool', 'spool/copies', 'would be lost with it'],
    ['it is the spool', 'spool', 'would be lost with it'],
  ])('says of its target that %s', async (_, target, words) => {
    await mkdir(path.join(its.spool, 'copies'));
    await writeFile(path.join(its.folder, 'file'), '');

    await expect(its.backUp({ target: path.join(its.folder, target) })).rejects.toThrow(words);
  });

  it('says that there are no requests', async () => {
    await expect(its.backUp({ spoolDir: path.join(its.folder, 'none') })).rejects.toThrow(
      'nothing to back up',
    );
  });

  it.each(['', 'age1', 'ssh-ed25519 AAAA', 'age1q6qkan86lz92sn36sjudyer84ex0cdwd2uht2hnhskf0w7a0aq3slnhpd3'])(
    'says that « %s » is no key',
    async (recipient) => {
      await expect(its.backUp({ recipient })).rejects.toThrow('no public key');
      expect(await generations()).toEqual([]);
    },
  );

  it('says that another one is going on', async () => {
    const lock = path.join(its.spool, 'backup');
    await its.backUp();
    await withBackupLock(lock, async () => {
      await expect(withBackupLock(lock, async () => 'both', 0)).rejects.toThrow('Another backup');
    });
    expect(await withBackupLock(lock, async () => 'alone', 0)).toBe('alone');
  });

  it.each([
    ['ENOSPC', 'is full'],
    ['EROFS', 'read-only'],
    ['EACCES', 'cannot be read or written'],
    ['EIO', 'the disk may be dying'],
  ])('says in words what %s means', (code, words) => {
    const error = Object.assign(new Error(code), { code });
    expect(String(plainError(error, '/mnt/disk'))).toContain(words);
  });
});
