import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { backupCommands, type BackupCommands } from './backup-commands';
import { drillService, type DrillService } from './drill-service';
import { pause, type DrillReport } from './drill-report';
import { sampleSubmissions, type SampleSubmission } from './sample-submissions';
import { isConfirmed } from './send-submission';

const submissions = 600;
const senders = 2;
/** Files of 1 MB that keep the backup that is killed busy for about a second. */
const ballast = 48;
const longestSending = 30_000;

/**
 * Requests with photographs come while backups are made, one of which is killed; then the service is killed,
 * its spool removed, restored and started again. What was confirmed before the last complete backup began
 * must be there, byte for byte.
 */
export async function restoreDrill(): Promise<DrillReport> {
  const service = await drillService();
  const failures: string[] = [];
  const lines: string[] = [];
  const expect = (isRight: boolean, failure: string) => void (isRight || failures.push(failure));
  try {
    const backups = await backupCommands(service.folder, service.spool);
    await mkdir(backups.target);
    await service.start();
    const all = await sampleSubmissions(submissions, 0.4, 11);
    const sending = sendSlowly(all, service.port);

    const first = await backups.run('backup', backups.target);
    expect(first.exitCode === 0, `the first backup failed: ${first.output}`);
    await addBallast(service);
    expect(await backups.killWhileWriting(), 'no backup could be killed while it wrote');
    const afterKill = path.join(service.folder, 'after-kill');
    const usable = await backups.run('restore', backups.target, afterKill);
    expect(usable.exitCode === 0, `after a killed backup, the one before is not usable: ${usable.output}`);

    const last = await backups.run('backup', backups.target);
    expect(last.exitCode === 0, `the backup after the killed one failed: ${last.output}`);
    // Some requests come after the last backup, as they will.
    await pause(1_000);
    sending.end();
    const confirmed = await sending.confirmed;
    await service.kill('SIGKILL');
    const before = await hashesOf(service.spool);
    await rm(service.spool, { recursive: true });

    const restoring = await backups.run('restore', backups.target, service.spool);
    expect(restoring.exitCode === 0, `the restore failed: ${restoring.output}`);
    const after = await hashesOf(service.spool);
    const promised = confirmed.filter(({ at }) => at < last.startedAt).map(({ sent }) => sent);
    const lost = await missingOf(promised, service.spool, before, after);
    expect(promised.length >= 30, `only ${promised.length} requests came before the last backup`);
    expect(lost.length === 0, `missing or changed after the restore: ${lost.join(', ')}`);

    await service.start();
    const list = await fetch(`http://127.0.0.1:${service.ownerPort}/`);
    expect(list.status === 200, `the owner's page answers ${list.status} after the restore`);
    const [again] = await sampleSubmissions(1, 0, 12);
    expect(
      again !== undefined && (await isConfirmed({ ...again, reference: newReference }, service.port)),
      'the restored service does not take a request',
    );

    const later = confirmed.length - promised.length;
    const kept = confirmed.filter(({ sent }) => after.has(`accepted/${sent.reference}.json`)).length;
    lines.push(
      `requests confirmed ${confirmed.length}, photographs with them ${photosOf(confirmed.map(({ sent }) => sent))}; backups complete 2, killed 1`,
      `before the last backup began: ${promised.length} requests, ${photosOf(promised)} photographs; missing or changed after the restore: ${lost.length}`,
      `after it began: ${later} requests, of which it has ${kept - promised.length}`,
      `restored and compared ${after.size} files`,
      ...(await damage(backups, service, expect)),
    );
    return { lines, failures };
  } finally {
    await service.remove();
  }
}

const newReference = 'RTH-20261121-ZZZZZZ';

type Confirmed = { sent: SampleSubmission; /** When, as `performance.now()` counts. */ at: number };

/** Sends one request after the other until told to end, or until there are none. */
function sendSlowly(all: readonly SampleSubmission[], port: number) {
  const queue = [...all];
  const confirmed: Confirmed[] = [];
  const deadline = performance.now() + longestSending;
  let isOver = false;

  const sender = async () => {
    for (let next = queue.shift(); next && !isOver && performance.now() < deadline; next = queue.shift()) {
      if (await isConfirmed(next, port)) confirmed.push({ sent: next, at: performance.now() });
      // They shall last as long as the backups do.
      await pause(100);
    }
  };
  const done = Promise.all(Array.from({ length: senders }, sender));
  return { confirmed: done.then((): readonly Confirmed[] => confirmed), end: () => void (isOver = true) };
}

async function addBallast({ spool }: DrillService): Promise<void> {
  for (let number = 0; number < ballast; number += 1) {
    const name = `RTH-20260101-AAAAAA.${String(number).padStart(16, '0')}.jpg`;
    await writeFile(path.join(spool, 'photos', name), Buffer.alloc(1024 * 1024, number));
  }
}

/** SHA-256 by path. */
async function hashesOf(folder: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const name of await readdir(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if (!(await stat(file)).isFile()) continue;
    hashes.set(
      name,
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    );
  }
  return hashes;
}

/** Files of these requests that are not as they were. A photograph may be kept as sent, or written anew. */
async function missingOf(
  promised: readonly SampleSubmission[],
  spool: string,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Promise<string[]> {
  const isSame = (file: string) =>
    after.has(file) && (!before.has(file) || before.get(file) === after.get(file));
  const missing: string[] = [];
  for (const { reference, photos } of promised) {
    const request = `accepted/${reference}.json`;
    if (!isSame(request)) {
      missing.push(request);
      continue;
    }
    const stored: { photos?: { file: string }[] } = JSON.parse(
      await readFile(path.join(spool, request), 'utf8'),
    );
    const files = (stored.photos ?? []).map(({ file }) => file);
    if (files.length !== photos.length) missing.push(`photographs of ${reference}`);
    for (const file of files)
      if (!isSame(`photos/${file}`) && !isSame(`raw/${file.replace(/jpg$/, 'raw')}`)) missing.push(file);
  }
  return missing;
}

function photosOf(sent: readonly SampleSubmission[]): number {
  return sent.reduce((sum, { photos }) => sum + photos.length, 0);
}

/** One changed byte in the first pack: it must be found, and cost nothing but what that pack holds. */
async function damage(
  { run, target }: BackupCommands,
  { folder }: DrillService,
  expect: (isRight: boolean, failure: string) => void,
): Promise<string[]> {
  const whole = await run('verify', target);
  expect(whole.exitCode === 0, `verify finds fault with what is right: ${whole.output}`);
  const [pack = ''] = (await readdir(target, { recursive: true }))
    .filter((name) => name.endsWith('.tar.age'))
    .sort();
  const bytes = await readFile(path.join(target, pack));
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  await writeFile(path.join(target, pack), bytes);

  const verified = await run('verify', target);
  const into = path.join(folder, 'damaged');
  const restored = await run('restore', target, into);
  const missing = (restored.output.match(/^Missing, in no readable backup/gm) ?? []).length;
  const files = (await hashesOf(into)).size;
  expect(verified.exitCode === 1 && verified.output.includes(pack), 'verify does not find the changed byte');
  expect(restored.exitCode === 1 && restored.output.includes(pack), 'restore does not find the changed byte');
  expect(missing > 0 && files > 0, 'a damaged pack hides the others, or nothing was missing');
  return [
    `one byte changed in a pack: found by verify and restore; ${files} files restored, ${missing} named as missing`,
  ];
}
