import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { failureMessage } from '../owner/refusals';
import { nextEntry, readRegistry, type Registry } from '../registry';
import type { StateFolders } from '../state-folders';
import { promoteOn } from '../testing/changes';
import { releaseSampleHost } from '../testing/sample-releases';
import type * as Files from '../files';
import { writeOnce } from '../files';
import { append, entryKey, syncLog } from './log';
import type { Store } from './store';
import { machinesForEach } from './testing/machines';

const machines = machinesForEach();
const entryOf = (before: Registry, why: string) => nextEntry(before, { apps: { towns: why } }, { why });

async function appendOn(folders: StateFolders, why: string): Promise<boolean> {
  const before = await readRegistry(folders.releases);
  return append(folders, before, entryOf(before, why));
}
const apps = async () => (await syncLog(machines.machine('reader'))).entries.map(({ why }) => why);

/** Returns a machine whose store puts entries of the log with the given function. */
function machineWith(name: string, putIfAbsent: Store['putIfAbsent']): StateFolders {
  const machine = machines.machine(name);
  const put: Store['putIfAbsent'] = (key, content) =>
    key.startsWith('registry/') ? putIfAbsent(key, content) : machine.store.putIfAbsent(key, content);
  return { ...machine, store: { ...machine.store, putIfAbsent: put } };
}

describe('An entry of the log', () => {
  it('is never replaced by a slower machine, which appends the next entry instead', async () => {
    const [a, b] = [machines.machine('a'), machines.machine('b')];
    for (const machine of [a, b]) await syncLog(machine);
    expect(await appendOn(a, 'a')).toBe(true);
    expect(await appendOn(b, 'b')).toBe(false);

    await syncLog(b);
    expect(await appendOn(b, 'b')).toBe(true);
    expect(await apps()).toEqual(['a', 'b']);
  });

  it.each<[string, (put: Promise<boolean>) => Promise<boolean>]>([
    ['the response is lost', (put) => put.then(() => Promise.reject(new Error('The line broke.')))],
    // The AWS client repeats a request whose response is lost. The store refuses the second request.
    ['the client repeats the request', (put) => put.then(() => false)],
  ])('is appended once when %s', async (_, answer) => {
    const a = machineWith('a', (key, content) => answer(machines.store.putIfAbsent(key, content)));
    await syncLog(a);
    expect(await appendOn(a, 'a')).toBe(true);
    expect(await apps()).toEqual(['a']);
  });

  it('does not count as appended when the store lacks it, even if the store reported success', async () => {
    const failing = machineWith('a', () => Promise.reject(new Error('The line broke.')));
    await syncLog(failing);
    await expect(appendOn(failing, 'a')).rejects.toThrow('The line broke.');

    const forgetful = machineWith('b', async () => true);
    await syncLog(forgetful);
    await expect(appendOn(forgetful, 'b')).rejects.toThrow('Nothing new is live');
    expect(await apps()).toEqual([]);
  });

  it('is copied to a new machine after all earlier entries', async () => {
    const a = machines.machine('a');
    await syncLog(a);
    for (const why of ['1', '2', '3', '4']) await appendOn(a, why);
    const b = machines.machine('b');
    await syncLog(b);
    const copy = await readFile(path.join(b.releases, entryKey(4)));
    expect(copy.equals((await machines.store.get(entryKey(4))) ?? Buffer.alloc(0))).toBe(true);
    expect((await readRegistry(b.releases)).apps).toEqual({ towns: '4' });
  });
});

it('A promotion fails after ten attempts, and the error names a remedy', async () => {
  const other = machines.machine('other');
  await releaseSampleHost(other.releases);
  await promoteOn(other, ['host', '1.0.0-bbbbbbbbbb']);
  let rounds = 0;
  const slow = machineWith('slow', async (key, content) => {
    rounds += 1;
    await syncLog(other);
    const before = await readRegistry(other.releases);
    await append(other, before, nextEntry(before, {}, { kind: 'compose' }));
    return machines.store.putIfAbsent(key, content);
  });
  await releaseSampleHost(slow.releases, '1.1.0-cccccccccc');

  const failure: unknown = await promoteOn(slow, ['host', '1.1.0-cccccccccc']).catch(
    (error: unknown) => error,
  );
  expect(String(failure)).toMatch(
    /Other commands keep changing what is live\.\n.*Wait until the other commands have ended/,
  );
  expect(failureMessage(failure)).toContain('Quelqu’un d’autre publie en ce moment.');
  expect(rounds).toBe(10);
});

it('Two processes with the same id in different containers write to one folder without mixing bytes', async () => {
  const { releases: folder } = machines.machine('shared');
  const inContainer = () => {
    let loaded: typeof Files | undefined;
    jest.isolateModules(() => void (loaded = jest.requireActual<typeof Files>('../files')));
    return loaded?.writeOnce ?? writeOnce;
  };
  const written = ['a', 'b'].map(async (name) => {
    const file = path.join(folder, name);
    await inContainer()(file, name.repeat(10_000));
    return (await readFile(file, 'utf8')).slice(0, 1);
  });
  expect(await Promise.all(written)).toEqual(['a', 'b']);
});
