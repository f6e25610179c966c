import { errorMessage } from '../../../server/error-code';
import { storeContract } from '../testing/store-contract';
import { bucket, storeNamed, type DrillPlace } from './drill-place';

/** The contract of stores in a real bucket; and what a wrong key, bucket and address say. */
export async function contractDrill({ lines, expect, ceph, line }: DrillPlace): Promise<void> {
  const before = await refusal('no-bucket');
  expect(before.includes('There is no bucket'), `without a bucket it says: ${before}`);
  const { S3Client, CreateBucketCommand } = await import('@aws-sdk/client-s3');
  await new S3Client({ forcePathStyle: true, region: 'us-east-1' }).send(
    new CreateBucketCommand({ Bucket: bucket }),
  );
  const sentences = Object.entries(storeContract);
  for (const [index, [sentence, holds]] of sentences.entries())
    await holds(storeNamed(`contract-${index}`).store).catch((error: unknown) =>
      expect(false, `a store in a bucket ${sentence}: ${errorMessage(error)}`),
    );
  lines.push(`contract in a bucket: ${sentences.length} of ${sentences.length} sentences asked`);

  const wrong: readonly [string, Record<string, string>, string][] = [
    ['wrong-secret', { AWS_SECRET_ACCESS_KEY: 'wrong' }, 'does not let this machine'],
    ['no-store', { AWS_ENDPOINT_URL: 'http://127.0.0.1:9' }, 'Nothing was changed'],
    ['no-key', { AWS_ACCESS_KEY_ID: '', AWS_EC2_METADATA_DISABLED: 'true' }, 'There are no credentials'],
  ];
  for (const [name, changes, words] of wrong) {
    Object.assign(process.env, changes);
    const said = await refusal(name);
    Object.assign(process.env, {
      AWS_ENDPOINT_URL: line.url,
      AWS_ACCESS_KEY_ID: ceph.key.id,
      AWS_SECRET_ACCESS_KEY: ceph.key.secret,
    });
    expect(said.includes(words) && said.includes('→'), `${name} says: ${said}`);
  }
}

async function refusal(name: string): Promise<string> {
  return storeNamed(name)
    .store.get('registry.json')
    .then(() => 'nothing', errorMessage);
}
