import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { OwnerAnswer, OwnerJob } from '../../server/identity/owner-job';
import { prepared, releaseTowns, sampleProject, startOwnersSite } from '../owner/testing/owners-site';
import { draftName } from '../files';
import { stateFolders, type StateFolders } from '../state-folders';
import { packPrograms } from './make-package';

/*
 * Runs the programs of a server as root, as a member of the delivery group and as the user of the desk. Each
 * user has the same umask as on a server.
 */

type User = { id: number; groups: readonly number[]; umask: string };

const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
const delivery = 64_001;
const root: User = { id: 0, groups: [0], umask: '077' };
const member: User = { id: 64_011, groups: [delivery], umask: '022' };
/** User of the desk and of the guard; see the units in host/server/deploy/system/. */
const forms: User = { id: 64_012, groups: [delivery], umask: '077' };
const stranger: User = { id: 64_013, groups: [64_013], umask: '022' };
const nginx: User = { id: 64_014, groups: [64_014], umask: '022' };

let programs: string;
let state: string;
let folders: StateFolders;

beforeAll(async () => {
  if (process.getuid?.() !== 0)
    throw new Error('Only root can become the users of a server: run this test as root.');
  programs = await mkdtemp(path.join(os.tmpdir(), 'programs-'));
  await packPrograms(programs);
  execFileSync('chmod', ['-R', 'go=rX', programs]);
}, 60_000);
afterAll(() => rm(programs, { recursive: true }));

beforeEach(async () => {
  state = await mkdtemp(path.join(os.tmpdir(), 'users-'));
  folders = stateFolders(state);
  await mkdir(folders.site);
  await startOwnersSite(folders);
  await releaseTowns(folders, '1.1.0-cccccccccc', ['riom', 'volvic']);
  await mkdir(folders.received);
  // The installer sets these modes.
  await chmod(state, 0o755);
  for (const folder of [folders.releases, folders.site]) {
    execFileSync('chgrp', ['-R', String(delivery), folder]);
    execFileSync('chmod', ['-R', 'g+rwX,o+rX', folder]);
    execFileSync('find', [folder, '-type', 'd', '-exec', 'chmod', 'g+s', '{}', '+']);
  }
  execFileSync('chown', ['-R', `${forms.id}:${forms.id}`, folders.received]);
  await chmod(folders.received, 0o700);
});
afterEach(() => rm(state, { recursive: true, force: true }));

/** Returns the arguments of a shell that runs a command as the user. */
const as = ({ id, groups, umask }: User) => [
  ...['-c', `umask ${umask}; exec setpriv --reuid=${id} --regid=${groups[0]} --groups=${groups} "$@"`, 'sh'],
];
const node = () => [process.execPath, path.join(programs, 'host/delivery/rth.cjs')];
const environment = () => ({ PATH: process.env.PATH, RTH_STATE: state, HOME: '/nonexistent' });

function rth(user: User, ...args: string[]) {
  const options = { env: environment(), cwd: programs, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync('/bin/sh', [...as(user), ...node(), ...args], options);
  return { status, stdout, stderr };
}

/** Runs a job as the desk does; see run-owner-job.ts. */
async function ownerJob(job: OwnerJob): Promise<OwnerAnswer> {
  const child = spawn('/bin/sh', [...as(forms), ...node(), 'owner'], {
    env: environment(),
    cwd: programs,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let answer: OwnerAnswer = {};
  child.on('message', (message: OwnerAnswer) => (answer = message));
  child.send(job);
  await new Promise((resolve) => child.on('close', resolve));
  return answer;
}

/** Lists files of the live site that nginx cannot read, and half-removed folders. */
async function faults() {
  const args = ['find', '-L', path.join(folders.site, 'current'), '!', '-readable'];
  const { stdout, stderr } = spawnSync('/bin/sh', [...as(nginx), ...args], { encoding: 'utf8' });
  const hidden = (await readdir(folders.site)).filter((name) => name.startsWith('.'));
  return [...stdout.split('\n'), ...stderr.split('\n'), ...hidden].filter(Boolean);
}

describe('A site that several users change', () => {
  it('stays readable for nginx and writable for its users, whatever their umasks', async () => {
    const prepare = async (story: string) => {
      const project = sampleProject({ story });
      const job = await prepared(
        state,
        { identity: {}, projects: [project] },
        { attestation: Buffer.from('%PDF-1.7') },
      );
      execFileSync('chown', ['-R', `${forms.id}:${forms.id}`, job.folder]);
      execFileSync('chmod', ['-R', 'go-rwx', job.folder]);
      return job;
    };
    const done = async (user: User, ...args: string[]) => {
      const { status, stderr } = rth(user, ...args);
      expect([args.join(' '), status, stderr, await faults()]).toEqual([args.join(' '), 0, '', []]);
    };
    const published = async (job: OwnerJob) => {
      expect(await ownerJob(job)).toMatchObject({ pages: expect.any(Array), version: expect.any(String) });
      expect(await faults()).toEqual([]);
    };

    await done(root, 'compose');
    await done(member, 'promote', 'towns@1.1.0');
    await published({ kind: 'publish', ...(await prepare('Huit volets repeints.')) });
    await done(root, 'rollback', 'towns');
    await done(member, 'promote', 'towns@1.1.0');
    await published({ kind: 'publish', ...(await prepare('Huit volets décapés et repeints.')) });
    await published({ kind: 'rollback' });
    await done(member, 'rollback', 'owner');
    await done(forms, 'guard', '--once');
  }, 120_000);

  it('promotes a release even if an old site cannot be removed, and prints a warning', async () => {
    rth(root, 'compose');
    const old = path.join(folders.site, draftName('.removed-'));
    await mkdir(path.join(old, 'private'), { recursive: true, mode: 0o700 });
    await chmod(old, 0o700);
    await utimes(old, twoDaysAgo, twoDaysAgo);

    const { status, stdout } = rth(member, 'promote', 'towns@1.1.0');

    expect(status).toBe(0);
    expect(stdout).toContain('Visitors have the new site; an older one could not be removed: EACCES');
    expect(stdout).toContain('✓ towns@1.1.0-cccccccccc is live');
  });

  it('publishes a readable copy of a private file of a release', async () => {
    await chmod(path.join(folders.releases, 'towns/1.1.0-cccccccccc/client/remote.js'), 0o600);

    expect(rth(root, 'promote', 'towns@1.1.0').status).toBe(0);
    expect(await faults()).toEqual([]);
  });

  it('refuses a user without permission in one sentence, and reports no damage', async () => {
    rth(root, 'compose');
    const promotion = rth(stranger, 'promote', 'towns@1.1.0');
    expect(promotion.status).toBe(1);
    expect(promotion.stderr).toMatch(
      /^This user may not change the site: EACCES.*\n {2}→ Nothing is damaged\. .*sudo/,
    );

    const log = path.join(folders.releases, 'registry');
    const [newest = ''] = (await readdir(log)).sort().reverse();
    await chmod(path.join(log, newest), 0o600);
    for (const args of [['status'], ['rollback', 'towns']]) {
      const { status, stderr } = rth(member, ...args);
      expect([status, stderr]).toEqual([
        1,
        expect.stringMatching(/^This user may not change the site: .*registry/),
      ]);
    }
  });
});
