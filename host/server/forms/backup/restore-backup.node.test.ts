import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pack } from 'tar-stream';
import { backedUpSpoolForEach, filesOfTarget, flipByte } from '../../testing/backed-up-spool';
import { decryptionWith, encryptionFor, makeKeys } from './age-files';
import { openKey } from './backup-source';
import { emptyManifest, manifestBytes, type SavedFile } from './manifest';
import { verifyBackups } from './verify-backup';
import { writeNamedByHash } from './written-files';

const first = 'accepted/RTH-20261121-AAAAAA.json';
const second = 'accepted/RTH-20261121-BBBBBB.json';

const its = backedUpSpoolForEach();
beforeEach(async () => {
  await its.write(first, 'one');
});

/** Two backups, the second with a pack of its own. */
async function twoPacks(): Promise<{ older: string; newer: string }> {
  await its.backUp();
  await its.write(second, 'two');
  await its.backUp();
  const [older = '', newer = ''] = await filesOfTarget(its.target, 'packs');
  return { older, newer };
}

describe('restoring', () => {
  it('tells what came back, and of which moment', async () => {
    await twoPacks();

    expect(await its.restore('back')).toMatchObject({
      madeAt: '2026-11-21 09:34:07 UTC',
      requests: 2,
      restored: 2,
      missing: [],
      faults: [],
      others: ['2026-11-21 09:34:06 UTC'],
    });
  });

  it('refuses a folder that holds something', async () => {
    await its.backUp();
    await mkdir(path.join(its.folder, 'back'));
    await writeFile(path.join(its.folder, 'back', 'mine'), '');

    await expect(its.restore('back')).rejects.toThrow('is not empty');
    expect(await its.contents('back')).toEqual({ mine: '' });
  });

  it('overwrites nothing when it is told to use such a folder, and says what differs', async () => {
    await twoPacks();
    await mkdir(path.join(its.folder, 'back', 'accepted'), { recursive: true });
    await writeFile(path.join(its.folder, 'back', first), 'mine');

    expect(await its.restore('back', { isForced: true })).toMatchObject({ restored: 1, different: [first] });
    expect(await its.restore('back', { isForced: true })).toMatchObject({ restored: 0, same: [second] });
    expect(await its.contents('back')).toEqual({ [first]: 'mine', [second]: 'two' });
  });

  it('gives all the rest when one pack is damaged, and names what is missing', async () => {
    const { older } = await twoPacks();
    await flipByte(older);
    const done = await its.restore('back');

    expect(done).toMatchObject({ requests: 1, restored: 1, missing: [first] });
    expect(done.faults).toEqual([expect.stringContaining(older)]);
    expect(await its.contents('back')).toEqual({ [second]: 'two' });
  });

  it('gives what stands before the damage in a pack', async () => {
    // Larger than what is encrypted at once, so that the damage is in the last file alone.
    await its.write('photos/RTH-20261121-AAAAAA.0123456789abcdef.jpg', Buffer.alloc(300_000, 7));
    await its.backUp();
    const [only = ''] = await filesOfTarget(its.target, 'packs');
    await flipByte(only);

    expect(await its.restore('back')).toMatchObject({
      restored: 1,
      missing: ['photos/RTH-20261121-AAAAAA.0123456789abcdef.jpg'],
    });
  });

  it('takes what a damaged or lost pack held from an older generation', async () => {
    await its.backUp();
    its.setDay(20);
    await its.backUp();
    const [, newer = ''] = await filesOfTarget(its.target, 'packs');
    await rm(newer);

    const done = await its.restore('back');
    expect(done).toMatchObject({ madeAt: expect.stringContaining('2026-12-11'), restored: 1, missing: [] });
    expect(done.faults).toEqual([expect.stringContaining(newer)]);
  });

  it('takes the backup before when the list of the newest is damaged, and says so', async () => {
    await twoPacks();
    const [, newest = ''] = await filesOfTarget(its.target, 'manifests');
    await flipByte(newest);
    const done = await its.restore('back');

    expect(done).toMatchObject({ madeAt: '2026-11-21 09:34:06 UTC', requests: 1 });
    expect(done.faults).toEqual([expect.stringContaining(newest)]);
  });

  it('says that the key is another one', async () => {
    await its.backUp();
    const decrypt = await decryptionWith((await makeKeys()).identity);

    await expect(its.restore('back', { decrypt })).rejects.toThrow('made for another key');
    expect(await readdir(its.folder)).not.toContain('back');
  });

  it('never repeats a damaged key', async () => {
    const file = path.join(its.folder, 'key');
    await writeFile(file, its.keys.identity.replace(/.$/, '!'));
    await expect(openKey(file)).rejects.toThrow(/^(?!.*AGE-SECRET-KEY-1).*damaged.*$/s);
    await writeFile(file, 'nothing');
    await expect(openKey(file)).rejects.toThrow('holds no secret key');
    await expect(openKey(path.join(its.folder, 'none'))).rejects.toThrow('cannot be read');
  });

  it('says that a folder holds no backup', async () => {
    await expect(its.restore('back')).rejects.toThrow('There is no backup in');
    await expect(its.restore('back', { source: path.join(its.folder, 'none') })).rejects.toThrow('no folder');
  });
});

describe('a backup that somebody has made up', () => {
  const generation = 'backup-20261121T093405Z-0123abcd';

  /** Whoever knows the public key can encrypt whatever he likes. */
  async function madeUp(
    entries: readonly { name: string; type?: 'symlink' | 'file'; linkname?: string }[],
    manifest: (pack: string) => AsyncIterable<Uint8Array>,
  ): Promise<void> {
    const encrypt = await encryptionFor(its.keys.recipient);
    for (const folder of ['packs', 'manifests'])
      await mkdir(path.join(its.target, generation, folder), { recursive: true });
    const tar = pack();
    for (const entry of entries)
      if (entry.type === 'symlink') tar.entry(entry);
      else tar.entry(entry, 'evil');
    tar.finalize();
    const folder = path.join(its.target, generation);
    const stamp = '20261121T093405Z';
    const written = await writeNamedByHash(
      path.join(folder, 'packs'),
      stamp,
      '.tar.age',
      encrypt(Readable.from(tar)),
    );
    await writeNamedByHash(path.join(folder, 'manifests'), stamp, '.age', encrypt(manifest(written.name)));
  }

  const sha256 = createHash('sha256').update('evil').digest('hex');

  function manifestOf(files: Record<string, Partial<SavedFile>>) {
    return (pack: string) =>
      Readable.from(
        manifestBytes({
          ...emptyManifest(generation, its.keys.recipient, new Date('2026-11-21T09:34:05Z')),
          packs: new Map([[pack, 1]]),
          saved: new Map(
            Object.entries(files).map(([file, facts]) => [
              file,
              { size: 4, sha256, mtimeMs: 0, in: pack, ...facts },
            ]),
          ),
        }),
      );
  }

  it('writes nothing that its list does not name, nor any link', async () => {
    await madeUp(
      [
        { name: '../evil' },
        { name: '/evil-of-a-backup' },
        { name: 'accepted/../../evil' },
        { name: first, type: 'symlink', linkname: '/etc/passwd' },
        { name: 'accepted/unknown.json' },
      ],
      manifestOf({ [first]: {} }),
    );

    expect(await its.restore('back')).toMatchObject({ restored: 0, missing: [first] });
    expect(await its.contents('back')).toEqual({});
    expect(await readdir(its.folder)).not.toContain('evil');
  });

  it('writes nothing whose content is not what its list says', async () => {
    await madeUp([{ name: first }], manifestOf({ [first]: { sha256: '0'.repeat(64) } }));

    expect(await its.restore('back')).toMatchObject({ restored: 0, missing: [first] });
  });

  it.each([
    '../evil',
    '/etc/evil',
    'accepted/../../evil',
    'a/b/c/d/e',
    '.hidden',
    'index/x',
    'a//b',
    'a/',
    '',
  ])('is refused when its list names « %s »', async (name) => {
    await madeUp([{ name: 'x' }], manifestOf({ [name]: {} }));

    await expect(its.restore('back')).rejects.toThrow('No backup can be read');
  });

  it.each([
    ['is nothing', []],
    ['is no text', [Buffer.from([0xff, 0xfe, 0x0a])]],
    ['is one endless line', Array.from({ length: 100 }, () => Buffer.alloc(64 * 1024, 'a'))],
    ['ends too early', [Buffer.from('{"format":1}\n')]],
    ['names a prototype', [Buffer.from('{"__proto__":null,"constructor":1}\n')]],
  ])('is refused when its list %s', async (_, pieces) => {
    await madeUp([{ name: 'x' }], () => Readable.from(pieces));

    await expect(its.restore('back')).rejects.toThrow('No backup can be read');
  });

  it('is refused when it is not encrypted at all, however long', async () => {
    await madeUp([{ name: 'x' }], manifestOf({}));
    const folder = path.join(its.target, generation, 'manifests');
    await rm(folder, { recursive: true });
    await mkdir(folder);
    const junk = Array.from({ length: 300 }, () => Buffer.alloc(64 * 1024, 'a'));
    await writeNamedByHash(folder, '20261121T093405Z', '.age', Readable.from(junk));

    await expect(its.restore('back')).rejects.toThrow('it is no encrypted file');
  });
});

describe('verifying', () => {
  it('finds nothing in backups that are right', async () => {
    await twoPacks();
    expect(await verifyBackups(its.target, its.decrypt)).toEqual({
      backups: 2,
      packs: 2,
      files: 2,
      faults: [],
    });
    expect(await verifyBackups(its.target, null)).toEqual({ backups: 2, packs: 2, files: 0, faults: [] });
  });

  it.each(['packs', 'manifests'] as const)('finds one changed byte in its %s', async (folder) => {
    await twoPacks();
    const [file = ''] = await filesOfTarget(its.target, folder);
    await flipByte(file);

    for (const decrypt of [its.decrypt, null])
      expect((await verifyBackups(its.target, decrypt)).faults[0]).toContain(file);
  });

  it('finds that a pack is gone, for each backup that needs it', async () => {
    const { older } = await twoPacks();
    await rm(older);

    const { faults } = await verifyBackups(its.target, its.decrypt);
    expect(faults).toEqual([
      expect.stringContaining('lacks 1 of 2'),
      expect.stringContaining('lacks 1 of 1'),
    ]);
  });

  it('looks at the rest when a generation has another key', async () => {
    await its.backUp();
    await its.backUp({ recipient: (await makeKeys()).recipient });

    const { files, faults } = await verifyBackups(its.target, its.decrypt);
    expect(files).toBe(1);
    expect(faults.join()).toContain('another key');
  });
});
