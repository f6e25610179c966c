import { writeFile } from 'node:fs/promises';
import { ask, families } from '../../deploy/setup/ask';
import { eventually } from '../drill-report';
import { expectKept, exportFolder, expectThat, run, services, site, type Rehearsal } from './rehearsed-site';
import { longestComeback, sendForm, untilFormIsTaken, visit } from './visitors';

export async function killEach(rehearsal: Rehearsal): Promise<string> {
  const found: string[] = [];
  const isActive = async (unit: string) =>
    (await rehearsal.machine.run(['systemctl', 'is-active', unit])).status === 0;
  for (const unit of ['nginx', ...services]) {
    const pidOf = async () => (await run(rehearsal, `systemctl show -P MainPID ${unit}`)).trim();
    const killed = await pidOf();
    await run(rehearsal, `systemctl kill -s KILL --kill-whom=main ${unit}`);
    found.push(`${unit.replace('renovation-th-', '')} ${await untilFormIsTaken(rehearsal)} s`);
    // Waits for a new process id, because the unit stays active until systemd notices that the process has died.
    await eventually(async () => (await pidOf()) !== killed && (await isActive(unit)), longestComeback);
    await run(rehearsal, `systemctl is-active ${unit}`);
  }
  return `next form after ${found.join(', ')}`;
}

export async function fillDisk(rehearsal: Rehearsal): Promise<string> {
  const received = '/srv/renovation-th/received';
  const stop = `systemctl stop renovation-th-receiver.socket ${services.join(' ')}`;
  const start = `systemctl start renovation-th-receiver.socket ${services.join(' ')}`;
  await run(
    rehearsal,
    `${stop}; cp -a ${received} /srv/rehearsal/received; mount -t tmpfs -o size=64m none ${received}`,
  );
  await run(rehearsal, `cp -a /srv/rehearsal/received/. ${received}/; ${start}`);
  await untilFormIsTaken(rehearsal);
  await rehearsal.machine.run(['sh', '-c', `cat /dev/zero > ${received}/ballast`]);
  const refused = await sendForm(rehearsal).catch(() => null);
  const { status } = await ask({ host: families.IPv4, name: site });
  await run(rehearsal, `rm ${received}/ballast`);
  const back = await untilFormIsTaken(rehearsal);
  await run(
    rehearsal,
    `${stop}; cp -a ${received}/. /srv/rehearsal/received/; umount ${received}; cp -a /srv/rehearsal/received/. ${received}/; ${start}`,
  );
  expectThat(refused === null, 'a form was confirmed on a full disk');
  expectThat(status === 200, `pages: ${status}`);
  return `form refused, pages 200, next form ${back} s after there was room`;
}

/** Days by which the clock of the services is ahead. */
const days = 3_650;

/** Containers share their host's clock, so libfaketime gives the services a wrong time. */
export async function setClock(rehearsal: Rehearsal): Promise<string> {
  const setting = '/etc/systemd/system/renovation-th-.service.d/clock.conf';
  const restart = `systemctl daemon-reload; systemctl restart ${services.join(' ')}`;
  await run(rehearsal, 'apt-get install -y -qq libfaketime');
  const library = (await run(rehearsal, 'dpkg -L libfaketime | grep /libfaketime.so.1$')).trim();
  const clock = [`LD_PRELOAD=${library}`, `FAKETIME=+${days}d`, 'FAKETIME_DONT_FAKE_MONOTONIC=1'];
  await writeFile(rehearsal.machine.at(setting), `[Service]\nEnvironment=${clock.join(' ')}\n`);
  await run(rehearsal, restart);
  const ahead = await untilFormIsTaken(rehearsal);
  await run(rehearsal, `rm ${setting}; ${restart}`);
  const back = await untilFormIsTaken(rehearsal);
  const count = await expectKept(rehearsal);
  const year = new Date(Date.now() + days * 86_400_000).getFullYear();
  await run(rehearsal, `grep -rqE '"receivedAt": "${year}' ${exportFolder}`);
  return `next form ${ahead} s after ${days} days ahead, ${back} s after the return; all ${count} kept`;
}

export async function reboot(rehearsal: Rehearsal): Promise<string> {
  await rehearsal.machine.powerOff();
  await rehearsal.machine.boot();
  const seconds = await untilFormIsTaken(rehearsal);
  await run(rehearsal, `systemctl is-active nginx ${services.join(' ')}`);
  await visit();
  return `first form ${seconds} s after the boot`;
}
