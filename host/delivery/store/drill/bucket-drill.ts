import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../../../webpack/paths';
import { errorMessage } from '../../../server/error-code';
import { startFollower } from '../follower';
import { doStep, type Step } from './drill-machine';
import { bucket, clocked, firstSite, machineAt, storeNamed, type DrillContext } from './drill-context';

/** Runs the store's tests on a bucket, checks errors of refused requests, and measures changes to a slow store. */
export async function bucketDrill(context: DrillContext): Promise<void> {
  const { lines, expect } = context;
  await expectRefusal(context, 'There is no bucket');
  const { S3Client, CreateBucketCommand } = await import('@aws-sdk/client-s3');
  await new S3Client({ forcePathStyle: true, region: 'us-east-1' }).send(
    new CreateBucketCommand({ Bucket: bucket }),
  );
  for (const [changes, expected] of [
    [{ AWS_SECRET_ACCESS_KEY: 'wrong' }, 'denies access to this machine'],
    [{ AWS_ENDPOINT_URL: 'http://127.0.0.1:9' }, 'Nothing was changed'],
    [{ AWS_ACCESS_KEY_ID: '', AWS_EC2_METADATA_DISABLED: 'true' }, 'There are no credentials'],
  ] as const) {
    const before = { ...process.env };
    Object.assign(process.env, changes);
    await expectRefusal(context, expected);
    process.env = before;
  }

  const jest = path.join(repositoryRoot, 'node_modules/jest/bin/jest.js');
  const args = ['-c', 'webpack/jest.config.js', 'host/delivery/store/', '--maxWorkers=1'];
  const env = { ...process.env, RTH_TEST_BUCKET: `s3://${bucket}` };
  const output = await promisify(execFile)(process.execPath, [jest, ...args], {
    cwd: repositoryRoot,
    env,
  }).then(
    ({ stderr }) => stderr,
    (error: { stderr: string }) => {
      expect(false, `the tests of the store fail in a bucket:\n${error.stderr}`);
      return error.stderr;
    },
  );
  lines.push(`the tests of the store in a bucket: ${/^Tests: +(.*)$/m.exec(output)?.[1] ?? 'none'}`);
  await farStore(context);
}

/** Expects an error that contains `expected`. Opens a new store, because an open one reuses its credentials. */
async function expectRefusal({ expect }: DrillContext, expected: string): Promise<void> {
  const { store } = storeNamed(`refuses: ${expected}`);
  const message = await store.get('registry.json').then(() => 'nothing', errorMessage);
  expect(message.includes(expected) && message.includes('→'), `instead of "${expected}" it says: ${message}`);
}

/** Measures a release, a promotion and a rollback when each request to the store takes 20 ms more. */
async function farStore(context: DrillContext): Promise<void> {
  const { line, folder, lines, expect } = context;
  const { store } = storeNamed('far');
  const machine = (name: string) => machineAt(path.join(folder, 'far', name), store);
  line.set({ delay: 20 });
  await firstSite(context, store, 'far/a');
  const follower = await startFollower(machine('web'), 0, () => undefined);
  const serves = async () => (await (await fetch(follower.url)).json()).serves;
  while ((await serves()) === null);

  const before = await serves();
  const next = { app: 'towns', version: '1.1.0-cccccccccc' };
  for (const [name, step] of [
    ['a', { do: 'release', ...next }],
    ['b', { do: 'promote', ...next }],
    ['a', { do: 'rollback', app: 'towns' }],
  ] satisfies [string, Step][]) {
    const sent = line.sent();
    const [outcome, seconds] = await clocked(() => doStep(machine(name), step));
    expect(outcome === 'done' || 'to' in outcome, `${step.do}: ${JSON.stringify(outcome)}`);
    const kilobytes = Math.ceil((line.sent() - sent) / 1_000);
    lines.push(`${step.do} by machine ${name}, store 20 ms away: ${seconds} s, ${kilobytes} kB sent`);
    if (step.do !== 'promote') continue;
    const [, later] = await clocked(async () => {
      while ((await serves()) === before);
    });
    lines.push(`time until a web server serves the promoted release: ${later} s`);
    expect(later <= 5, 'a follower takes more than 5 s');
  }
  await follower.close();
  line.set({});
}
