import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const repository = path.join(__dirname, '..', '..', '..');

/** The settings of a unit file, by name; a name that stands several times keeps all its values. */
async function readUnit(file: string): Promise<Map<string, string[]>> {
  const settings = new Map<string, string[]>();
  for (const line of (await readFile(path.join(__dirname, file), 'utf8')).split('\n')) {
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) settings.set(name, [...(settings.get(name) ?? []), value]);
  }
  return settings;
}

describe('the unit files', () => {
  it('start programs that are there', async () => {
    const units = (await readdir(__dirname)).filter((name) => name.endsWith('.service'));

    expect(units.length).toBeGreaterThanOrEqual(2);
    for (const unit of units) {
      const [command = ''] = (await readUnit(unit)).get('ExecStart') ?? [];
      const program = command.split(' ').find((word) => word.endsWith('.ts'));
      expect(existsSync(path.join(repository, program ?? 'no program'))).toBe(true);
    }
  });

  it('start receiver and desk again however often they end, on one folder that no other user may read', async () => {
    for (const unit of ['renovation-th-receiver.service', 'renovation-th-desk.service']) {
      const settings = await readUnit(unit);
      expect(settings.get('Restart')).toEqual(['always']);
      expect(settings.get('StartLimitIntervalSec')).toEqual(['0']);
      expect(settings.get('User')).toEqual(['renovation-th-forms']);
      expect(settings.get('StateDirectory')).toEqual(['renovation-th-forms']);
      expect(settings.get('StateDirectoryMode')).toEqual(['0700']);
    }
  });

  it('leave it to the desk to end what decodes photographs for it', async () => {
    expect((await readUnit('renovation-th-desk.service')).get('KillMode')).toEqual(['mixed']);
  });

  it('keep the port of the receiver while it starts again, so that a form waits', async () => {
    const socket = await readUnit('renovation-th-receiver.socket');
    expect(socket.get('ListenStream')).toEqual(['127.0.0.1:8090']);
    const receiver = await readUnit('renovation-th-receiver.service');
    expect(receiver.get('Requires')).toEqual(['renovation-th-receiver.socket']);
  });
});
