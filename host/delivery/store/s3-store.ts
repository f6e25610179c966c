import { setTimeout as pause } from 'node:timers/promises';
import type * as Sdk from '@aws-sdk/client-s3';
import { errorMessage } from '../error-code';
import { DeliveryError } from '../delivery-error';
import type { Store } from './store';

/** Timeouts in milliseconds for a new connection, for a silent connection, and for a request with its retries. */
const usualSilence = { connecting: 4_000, talking: 6_000, longest: 120_000 };
const attempts = 4;

type Aws = { sdk: typeof Sdk; client: Sdk.S3Client };

/**
 * Opens a bucket in an S3-compatible store, such as AWS, Ceph, MinIO or R2. Reads the address and the credentials from
 * the standard AWS environment variables.
 */
export function openS3Store(bucket: string, prefix: string, silence = usualSilence): Store {
  const name = `s3://${[bucket, prefix].filter(Boolean).join('/')}`;
  const keyOf = (key: string) => (prefix ? `${prefix}/${key}` : key);
  const objectAt = (key: string) => ({ Bucket: bucket, Key: keyOf(key) });
  let opening: Promise<Aws> | undefined;

  /** Sends a request with a time limit. @throws DeliveryError with a remedy. */
  const send = async <Value>(
    request: (aws: Aws, options: { abortSignal: AbortSignal }) => Promise<Value>,
  ): Promise<Value> => {
    for (let attempt = 1; ; attempt += 1)
      try {
        opening ??= openClient(silence);
        // A failure must not be kept: the next request tries again.
        opening.catch(() => (opening = undefined));
        return await request(await opening, { abortSignal: AbortSignal.timeout(silence.longest) });
      } catch (error) {
        if (attempt === attempts || !needsRetry(error)) throw explained(error, name);
        // Backs off exponentially, with jitter so that machines do not retry at the same moment.
        await pause(100 * 2 ** attempt * (0.5 + Math.random()));
      }
  };

  return {
    name,
    get: (key) =>
      send(async ({ sdk, client }, options) => {
        const response = await client.send(new sdk.GetObjectCommand(objectAt(key)), options);
        const bytes = await response.Body?.transformToByteArray().catch(() => null);
        // Some proxies send no Content-Length. In that case, Node detects a truncated response.
        if (!bytes || bytes.length !== (response.ContentLength ?? bytes.length)) throw new Truncated();
        return Buffer.from(bytes);
      }).catch((error: unknown) => {
        if (statusOf(error) === 404 && !isNoBucket(error)) return null;
        throw error;
      }),
    putIfAbsent: (key, content) =>
      send(({ sdk, client }, options) => {
        const input = { ...objectAt(key), Body: content, IfNoneMatch: '*' };
        return client.send(new sdk.PutObjectCommand(input), options);
      }).then(
        () => true,
        (error: unknown) => {
          if (statusOf(error) === 412) return false;
          throw error;
        },
      ),
    list: (start) =>
      send(async ({ sdk, client }, options) => {
        const found = [];
        const input = { Bucket: bucket, Prefix: keyOf(start) };
        for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, input, options))
          for (const { Key = '', LastModified = new Date(0) } of Contents)
            found.push({ key: Key.slice(keyOf('').length), changedAt: LastModified });
        return found;
      }),
    async remove(key) {
      // A bucket that keeps versions would otherwise only hide the object.
      const versions = await send(({ sdk, client }, options) => {
        const input = { Bucket: bucket, Prefix: keyOf(key) };
        return client.send(new sdk.ListObjectVersionsCommand(input), options);
      }).catch(() => ({ Versions: [], DeleteMarkers: [] }));
      const all = [...(versions.Versions ?? []), ...(versions.DeleteMarkers ?? [])];
      const ids = all.flatMap(({ Key, VersionId }) => (Key === keyOf(key) && VersionId ? [VersionId] : []));
      for (const VersionId of ids.length > 0 ? ids : [undefined])
        await send(({ sdk, client }, options) =>
          client.send(new sdk.DeleteObjectCommand({ ...objectAt(key), VersionId }), options),
        );
    },
  };
}

async function openClient(silence: typeof usualSilence): Promise<Aws> {
  // Silences the client's warning that it will stop supporting this version of Node.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const sdk = await import('@aws-sdk/client-s3');
  const { AWS_ENDPOINT_URL, AWS_ENDPOINT_URL_S3, AWS_REGION, AWS_DEFAULT_REGION } = process.env;
  const isElsewhere = Boolean(AWS_ENDPOINT_URL_S3 || AWS_ENDPOINT_URL);
  const client = new sdk.S3Client({
    maxAttempts: attempts,
    // Most stores other than AWS need path-style addresses and have no regions.
    forcePathStyle: isElsewhere,
    ...(isElsewhere && { region: AWS_REGION || AWS_DEFAULT_REGION || 'us-east-1' }),
    // Older stores do not support the client's checksums, and we verify hashes ourselves.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: silence.connecting,
      socketTimeout: silence.talking,
      httpAgent: { keepAlive: true, maxSockets: 64 },
      httpsAgent: { keepAlive: true, maxSockets: 64 },
    },
  });
  return { sdk, client };
}

class Truncated extends Error {
  override message = 'The response was truncated.';
}

/**
 * Returns whether the client gives up too early: it repeats neither a truncated response nor status 409, which means that
 * another request for the key has not ended.
 */
const needsRetry = (error: unknown) => error instanceof Truncated || statusOf(error) === 409;

/** Returns the HTTP status of a failed response, or undefined when there was no response. */
const statusOf = (error: unknown): number | undefined =>
  (Object(error).$metadata ?? Object(error).cause?.$metadata)?.httpStatusCode;

/** Returns whether the whole bucket is missing, not only the object. */
const isNoBucket = (error: unknown) => Object(error).cause?.name === 'NoSuchBucket';

/** Wraps an error of the client in an error with a remedy. */
const explained = (error: unknown, store: string): DeliveryError & { cause?: unknown } =>
  Object.assign(new DeliveryError(...wordsFor(error, store)), { cause: error });

function wordsFor(error: unknown, store: string): [problem: string, remedy: string] {
  const name = String(Object(error).name);
  const status = statusOf(error) ?? 0;

  if (name === 'CredentialsProviderError' || name === 'TokenProviderError')
    return [
      `There are no credentials for ${store}.`,
      'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE. For a store other than AWS, also set AWS_ENDPOINT_URL.',
    ];
  if (name === 'InvalidObjectState')
    return [
      `${store} keeps objects in an archive class, from which they cannot be read.`,
      'Restore them, and remove the rule of the bucket that archives. Then run the command again.',
    ];
  if (status === 401 || status === 403)
    return [
      `${store} denies access to this machine (${name}).`,
      'Check the access key and its secret. The key must be allowed to list the bucket and to get, put and delete objects. A bucket with an object lock keeps a copy until its lock ends; run the command again then.',
    ];
  return [
    `A request to ${store} failed: ${errorMessage(error)}`,
    'Run the command again when the store responds; npm run status shows what is live.',
  ];
}
