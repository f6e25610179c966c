import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requestDatabase } from '../forms/database/open-database';
import { recipientHash } from '../forms/backup/backup-store';
import { missingCopies } from '../forms/database/copy-rows';
import { requestOf } from '../forms/database/kept-request';
import { backupCommands } from './backup-commands';
import { drillService, type DrillService } from './drill-service';
import { eventually, pause, type DrillReport } from './drill-report';
import { sampleSubmissions, type SampleSubmission } from './sample-submissions';
import { isConfirmed } from './send-submission';

const submissions = 500;
const senders = 2;
const longestSending = 45_000;
const longestBackup = 20_000;
/** Maximum milliseconds until an idle machine has copied a confirmed request. */
const promised = 5_000;

/**
 * Kills the desk during backups while requests with photographs arrive, then kills the service and deletes its folder.
 * One command must restore everything that the desk had copied.
 */
export async function restoreDrill(): Promise<DrillReport> {
  const elsewhere = await mkdtemp(path.join(tmpdir(), 'restore-drill-'));
  const failures: string[] = [];
  const expect = (isRight: boolean, failure: string) => void (isRight || failures.push(failure));
  const backups = await backupCommands(elsewhere);
  const service = await drillService(backups.environment);
  try {
    await service.start();
    const [last, ...others] = await sampleSubmissions(submissions, 0.4);
    const sending = sendSlowly(others, service.port);
    for (let kills = 0; kills < 4; kills += 1) {
      await pause(1_500 + kills * 300);
      await killAtNextBackup(service);
    }
    const before = (await backedUp(backups.store)).length;
    await eventually(async () => (await backedUp(backups.store)).length > before, longestBackup);
    expect((await backedUp(backups.store)).length > before, 'no backup was made after the last kill');
    // Lets the desk catch up while more requests arrive after the last backup.
    await pause(12_000);

    await service.kill('SIGKILL');
    const takenAt = performance.now();
    const copied = copiedRequests(service.spool, backups.environment.RTH_BACKUP_RECIPIENT);
    await rm(service.spool, { recursive: true });
    sending.end();
    const confirmed = await sending.confirmed;

    const restoring = await backups.run('restore', backups.store, service.spool);
    const old = confirmed.filter(({ at }) => at < takenAt - promised).map(({ sent }) => sent);
    const due = confirmed.map(({ sent }) => sent).filter(({ reference }) => copied.has(reference));
    const lost = await missingOf(due, service.spool);
    const faults = faultsOf(restoring);
    expect(faults.length === 0, `the restore failed: ${faults.join(', ')}`);
    expect(due.length >= 30, `only ${due.length} requests were copied`);
    expect(lost.requests.length === 0, `missing after the restore: ${lost.requests.join(', ')}`);
    expect(lost.photos.length === 0, `without all photographs after the restore: ${lost.photos.join(', ')}`);
    const all = await missingOf(
      confirmed.map(({ sent }) => sent),
      service.spool,
    );

    await service.start();
    const list = await fetch(`http://127.0.0.1:${service.ownerPort}/`);
    expect(list.status === 200, `the owner's page responds with ${list.status} after the restore`);
    expect(
      last !== undefined && (await isConfirmed(last, service.port)),
      'the restored service does not accept a request',
    );
    await service.kill('SIGTERM');

    return {
      lines: [
        `requests confirmed ${confirmed.length}, with ${photosOf(confirmed.map(({ sent }) => sent))} photographs; the desk was killed 4 times when a backup was due`,
        `copied before the machine was lost: ${due.length}, missing after the restore: ${lost.requests.length}, without all photographs: ${lost.photos.length}`,
        `confirmed more than 5 s before that: ${old.length}, not copied yet: ${old.filter(({ reference }) => !copied.has(reference)).length}`,
        `of all confirmed requests, including the last second, missing: ${all.requests.length}, without all photographs: ${all.photos.length}`,
        ...restoring.split('\n').filter((line) => line !== '' && !inNoBackup.test(line)),
        `photographs that were in no copy: ${restoring.match(new RegExp(inNoBackup, 'gm'))?.length ?? 0}`,
      ],
      failures,
    };
  } finally {
    await service.remove();
    await rm(elsewhere, { recursive: true, force: true });
  }
}

/** Deletes the rows of all backups and kills the desk, so that it makes a backup as soon as it restarts. */
async function killAtNextBackup({ spool, processIds }: DrillService): Promise<void> {
  const database = requestDatabase({ folder: spool, log: () => undefined });
  database.run(`DELETE FROM copies WHERE name LIKE 'databases/%'`);
  database.close();
  const { desk } = processIds() ?? {};
  if (desk !== undefined) process.kill(desk, 'SIGKILL');
}

/** Returns the references of requests that the service's database lists as copied with all their files. */
function copiedRequests(spool: string, publicKey: string): ReadonlySet<string> {
  const database = requestDatabase({ folder: spool, log: () => undefined });
  const missing = missingCopies(database, recipientHash(publicKey), submissions * 10);
  const waiting = new Set(missing.map(({ name }) => path.basename(name)));
  const references = database.all<{ reference: string }>('SELECT reference FROM requests');
  const copied = references.filter(({ reference }) => {
    const photos = requestOf(database, reference)?.request.photos ?? [];
    return !waiting.has(reference) && !photos.some(({ file }) => waiting.has(file));
  });
  database.close();
  return new Set(copied.map(({ reference }) => reference));
}

const backedUp = (store: string) => readdir(path.join(store, 'stored', 'databases')).catch(() => []);

type Confirmed = {
  sent: SampleSubmission;
  /** `performance.now()` at the confirmation. */
  at: number;
};

/** Sends requests from two senders until `end` is called, the time is up or no request is left. */
function sendSlowly(all: readonly SampleSubmission[], port: number) {
  const queue = [...all];
  const confirmed: Confirmed[] = [];
  const deadline = performance.now() + longestSending;
  let isOver = false;

  const sender = async () => {
    for (let next = queue.shift(); next && !isOver && performance.now() < deadline; next = queue.shift()) {
      if (await isConfirmed(next, port)) confirmed.push({ sent: next, at: performance.now() });
      // Slows down, so that requests still arrive during backups.
      await pause(100);
    }
  };
  const done = Promise.all(Array.from({ length: senders }, sender));
  return { confirmed: done.then((): readonly Confirmed[] => confirmed), end: () => void (isOver = true) };
}

/** Returns the references of requests that are missing, and of requests that lack a photograph. */
async function missingOf(wanted: readonly SampleSubmission[], spool: string) {
  const database = requestDatabase({ folder: spool, log: () => undefined });
  const files = new Set(await readdir(path.join(spool, 'files')));
  const found = wanted.map(({ reference, photos }) => {
    const kept = requestOf(database, reference);
    const there = (kept?.request.photos ?? []).filter(({ file }) => files.has(file));
    return { reference, isThere: kept !== null, isWhole: there.length === photos.length };
  });
  database.close();
  return {
    requests: found.filter(({ isThere }) => !isThere).map(({ reference }) => reference),
    photos: found.filter(({ isThere, isWhole }) => isThere && !isWhole).map(({ reference }) => reference),
  };
}

const inNoBackup = /^.* is in no backup; used by .*$/;

/** Returns the unexpected lines of a restore's output. Ignores missing photographs, which `missingOf` counts. */
function faultsOf(output: string): string[] {
  const expected = /^(Restored from|Newer requests|All is well)/;
  return output.split('\n').filter((line) => line !== '' && !expected.test(line) && !inNoBackup.test(line));
}

function photosOf(sent: readonly SampleSubmission[]): number {
  return sent.reduce((sum, { photos }) => sum + photos.length, 0);
}
