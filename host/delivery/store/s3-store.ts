import { setTimeout as pause } from 'node:timers/promises';
import type * as Sdk from '@aws-sdk/client-s3';
import { errorMessage } from '../error-code';
import { StoreError } from '../delivery-error';
import type { Store, StoredName } from './store';

/** Timeouts in milliseconds for a new connection, for a silent connection, and for a request with its retries. */
const usualSilence = { connecting: 4_000, talking: 6_000, longest: 120_000 };
const attempts = 4;
/** Backs off exponentially, with jitter so that machines do not retry at the same moment. */
const pauseAfter = (attempt: number) => pause(100 * 2 ** attempt * (0.5 + Math.random()));

/**
 * Opens a bucket in an S3-compatible store, such as AWS, Ceph, MinIO or R2. Reads the address and the credentials from
 * the standard AWS environment variables.
 */
export function openS3Store(bucket: string, prefix: string, silence = usualSilence): Store {
  const name = `s3://${[bucket, prefix].filter(Boolean).join('/')}`;
  const keyOf = (key: string) => (prefix ? `${prefix}/${key}` : key);
  let opening: ReturnType<typeof openClient> | undefined;

  /** Sends a request with a time limit. @throws StoreError with a remedy. */
  const send = async <Value>(
    request: (aws: Awaited<ReturnType<typeof openClient>>, abortSignal: AbortSignal) => Promise<Value>,
  ): Promise<Value> => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), silence.longest);
    try {
      opening ??= openClient(silence);
      // A failure must not be kept: the next request tries again.
      opening.catch(() => (opening = undefined));
      return await request(await opening, limit.signal);
    } catch (error) {
      throw explained(error, name);
    } finally {
      clearTimeout(timer);
    }
  };

  const get = async (key: string): Promise<Buffer | null> => {
    for (let attempt = 1; ; attempt += 1) {
      let hasBegun = false;
      try {
        return await send(async ({ sdk, client }, abortSignal) => {
          const input = { Bucket: bucket, Key: keyOf(key) };
          const response = await client.send(new sdk.GetObjectCommand(input), { abortSignal });
          hasBegun = true;
          const content = Buffer.from((await response.Body?.transformToByteArray()) ?? []);
          // Some proxies send no Content-Length. In that case, Node detects a truncated response.
          if (content.length !== (response.ContentLength ?? content.length))
            throw new Error('The response was truncated.');
          return content;
        });
      } catch (error) {
        if (isNoKey(error)) return null;
        // The client itself retries when there is no response, but not when the response is truncated.
        if (!hasBegun || attempt === attempts) throw error;
        await pauseAfter(attempt);
      }
    }
  };

  const putIfAbsent = async (key: string, content: Buffer): Promise<boolean> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await send(({ sdk, client }, abortSignal) => {
          const input = { Bucket: bucket, Key: keyOf(key), Body: content, IfNoneMatch: '*' };
          return client.send(new sdk.PutObjectCommand(input), { abortSignal });
        });
        return true;
      } catch (error) {
        if (statusOf(error) === 412) return false;
        // Status 409 means that another request for the key has not ended.
        if (statusOf(error) !== 409) throw error;
        if (attempt === attempts)
          throw new StoreError(
            `${name} returned status 409 for each attempt to write ${key}.`,
            'Another request for the object may be stuck. Nothing was changed. Run the command again in a minute.',
          );
        await pauseAfter(attempt);
      }
    }
  };

  const remove = async (key: string) => {
    // A bucket that keeps versions would otherwise only hide the object.
    const versions = await send(({ sdk, client }, abortSignal) => {
      const input = { Bucket: bucket, Prefix: keyOf(key) };
      return client.send(new sdk.ListObjectVersionsCommand(input), { abortSignal });
    }).catch(() => ({ Versions: [], DeleteMarkers: [] }));
    const all = [...(versions.Versions ?? []), ...(versions.DeleteMarkers ?? [])];
    const ids = all.flatMap(({ Key, VersionId }) => (Key === keyOf(key) && VersionId ? [VersionId] : []));
    for (const VersionId of ids.length > 0 ? ids : [undefined])
      await send(({ sdk, client }, abortSignal) => {
        const input = { Bucket: bucket, Key: keyOf(key), ...(VersionId && { VersionId }) };
        return client.send(new sdk.DeleteObjectCommand(input), { abortSignal });
      });
  };
  return {
    name,
    get,
    putIfAbsent,
    async list(start) {
      const found: StoredName[] = [];
      let token: string | undefined;
      do {
        const page = await send(({ sdk, client }, abortSignal) => {
          const input = { Bucket: bucket, Prefix: keyOf(start), ContinuationToken: token };
          return client.send(new sdk.ListObjectsV2Command(input), { abortSignal });
        });
        for (const { Key = '', LastModified = new Date(0) } of page.Contents ?? [])
          found.push({ key: Key.slice(keyOf('').length), changedAt: LastModified });
        token = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (token);
      return found;
    },
    remove,
  };
}

const isNoKey = (error: unknown) => statusOf(error) === 404 && !isNoBucket(error);

async function openClient(silence: typeof usualSilence): Promise<{ sdk: typeof Sdk; client: Sdk.S3Client }> {
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

/** Returns whether the whole bucket is missing, not only the object. */
function isNoBucket(error: unknown): boolean {
  const { name, cause } = Object(error);
  return name === 'NoSuchBucket' || (cause !== undefined && isNoBucket(cause));
}

type Explained = StoreError & { cause?: unknown };

/** Returns the HTTP status of a failed response, or undefined when there was no response. */
function statusOf(error: unknown): number | undefined {
  const { $metadata, cause } = Object(error);
  return $metadata?.httpStatusCode ?? (cause ? statusOf(cause) : undefined);
}

/** Wraps an error of the client in an error with a remedy. */
function explained(error: unknown, store: string): Explained {
  return Object.assign(new StoreError(...wordsFor(error, store)), { cause: error });
}

function wordsFor(error: unknown, store: string): [problem: string, remedy: string] {
  const { name = '', Code = '' } = Object(error);
  const is = (...names: readonly string[]) => names.includes(String(name)) || names.includes(String(Code));
  const status = statusOf(error) ?? 0;
  const again = 'Nothing was changed. Run the command again when the store responds.';

  if (is('CredentialsProviderError', 'TokenProviderError'))
    return [
      `There are no credentials for ${store}.`,
      'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE. For a store other than AWS, also set AWS_ENDPOINT_URL.',
    ];
  if (is('NoSuchBucket'))
    return [
      `There is no bucket for ${store}.`,
      'Create the bucket, or correct RTH_STORE and AWS_ENDPOINT_URL.',
    ];
  if (is('InvalidObjectState'))
    return [
      `${store} keeps objects in an archive class, from which they cannot be read.`,
      'Restore them, and remove the rule of the bucket that archives. Then run the command again.',
    ];
  if (status === 401 || status === 403)
    return [
      `${store} denies access to this machine (${String(name)}).`,
      'Check the access key and its secret. The key must be allowed to list the bucket and to get, put and delete objects. A bucket with an object lock keeps a copy until its lock ends; run the command again then.',
    ];
  if (is('AbortError', 'TimeoutError')) return [`${store} is too slow or does not respond.`, again];
  if (status >= 500 && status !== 501) return [`${store} keeps returning status ${status}.`, again];
  return [`A request to ${store} failed: ${errorMessage(error)}`, again];
}
