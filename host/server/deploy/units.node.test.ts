import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const repository = path.join(__dirname, '..', '..', '..');
const system = path.join(__dirname, 'system');
const services = ['receiver', 'desk', 'follower'].map((name) => `renovation-th-${name}.service`);

type Settings = ReadonlyMap<string, readonly string[]>;

/** Reads the settings of a unit and, for a service, the shared ones. A repeated setting has several values. */
async function readUnit(file: string): Promise<Settings> {
  const settings = new Map<string, string[]>();
  const isService = file.endsWith('.service');
  for (const part of [file, ...(isService ? ['renovation-th-.service.d/sandbox.conf'] : [])])
    for (const line of (await readFile(path.join(system, part), 'utf8')).split('\n')) {
      const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
      if (name !== undefined && value !== undefined)
        settings.set(name, [...(settings.get(name) ?? []), value]);
    }
  return settings;
}

describe('the unit files', () => {
  it('start only programs that the package contains', async () => {
    expect((await readdir(system)).filter((name) => name.endsWith('.service')).sort()).toEqual(
      [...services].sort(),
    );
    for (const unit of services) {
      const [command = ''] = (await readUnit(unit)).get('ExecStart') ?? [];
      const [program = ''] = /host\/\S+(?=\.cjs)/.exec(command) ?? [];
      const source = program.replace('delivery/rth', 'delivery/cli');
      expect([unit, existsSync(path.join(repository, `${source}.ts`))]).toEqual([unit, true]);
    }
  });

  it('restart each process whenever it ends, without a start limit', async () => {
    for (const unit of services) {
      const settings = await readUnit(unit);
      expect(settings.get('Restart')).toEqual(['always']);
      expect(settings.get('StartLimitIntervalSec')).toEqual(['0']);
    }
  });

  it('make a single path writable in each service, so that hard links work', async () => {
    for (const unit of services) {
      const [writable = '', ...others] = (await readUnit(unit)).get('ReadWritePaths') ?? [];
      expect([unit, others, writable.includes(' ')]).toEqual([unit, [], false]);
    }
  });

  it('add only services that change the site to the delivery group', async () => {
    for (const unit of services) {
      const settings = await readUnit(unit);
      const changesSite = settings.get('ReadWritePaths')?.[0] !== '/srv/renovation-th/received';
      expect([unit, settings.get('SupplementaryGroups')]).toEqual([
        unit,
        changesSite ? ['renovation-th-delivery'] : undefined,
      ]);
    }
  });

  it('make a forbidden system call fail instead of killing the process', async () => {
    for (const unit of services)
      expect((await readUnit(unit)).get('SystemCallErrorNumber')).toEqual(['EPERM']);
  });

  it('run receiver and desk as the only user who may read requests', async () => {
    const users = services.map(async (unit) => (await readUnit(unit)).get('User'));
    expect(await Promise.all(users)).toEqual([
      ...Array<string[]>(3).fill(['renovation-th-forms']),
      ['renovation-th-follower'],
    ]);
    expect(await readFile(path.join(system, 'folders.conf'), 'utf8')).toMatch(
      /^d \/srv\/renovation-th\/received 0700 renovation-th-forms /m,
    );
  });

  it('leave it to the desk to end its decoder processes', async () => {
    expect((await readUnit('renovation-th-desk.service')).get('KillMode')).toEqual(['mixed']);
  });

  it('keep the receiver port open while the receiver restarts', async () => {
    const socket = await readUnit('renovation-th-receiver.socket');
    expect(socket.get('ListenStream')).toEqual(['127.0.0.1:8090']);
    const receiver = await readUnit('renovation-th-receiver.service');
    expect(receiver.get('Requires')).toEqual(['renovation-th-receiver.socket']);
  });
});
