import { errorMessage } from '../../server/error-code';
import { StoreError } from './store-error';

/** Whether not only the object is missing, but the whole bucket. */
export function isNoBucket(error: unknown): boolean {
  const { name, cause } = Object(error);
  return name === 'NoSuchBucket' || (cause !== undefined && isNoBucket(cause));
}

type Explained = StoreError & { cause?: unknown };

/** The HTTP status of a store's answer. @returns undefined when there was none. */
export function statusOf(error: unknown): number | undefined {
  const { $metadata, cause } = Object(error);
  return $metadata?.httpStatusCode ?? (cause ? statusOf(cause) : undefined);
}

/** What went wrong between this machine and the store, and what to do. */
export function explained(error: unknown, store: string): Explained {
  const { problem, remedy } = reasonOf(error, store);
  return Object.assign(new StoreError(problem, remedy), { cause: error });
}

function reasonOf(error: unknown, store: string): { problem: string; remedy: string } {
  const { name = '', Code = '' } = Object(error);
  const names = [String(name), String(Code)];
  const is = (...known: readonly string[]) => known.some((one) => names.includes(one));
  const status = statusOf(error);
  const again = 'Nothing was changed: run it again when it answers.';

  if (is('CredentialsProviderError', 'TokenProviderError'))
    return {
      problem: `There are no credentials for ${store}.`,
      remedy:
        'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE; and AWS_ENDPOINT_URL for a store other than AWS.',
    };
  if (is('NoSuchBucket'))
    return {
      problem: `There is no bucket for ${store}.`,
      remedy: 'Make the bucket, or correct RTH_STORE and AWS_ENDPOINT_URL.',
    };
  if (status === 401 || status === 403)
    return {
      problem: `${store} does not let this machine do that (${names[0]}).`,
      remedy:
        'Check the key and its secret, and allow it to list the bucket and to get, put and delete its objects.',
    };
  if (status === 501 || is('NotImplemented'))
    return {
      problem: `${store} lacks something that is needed (${errorMessage(error)}).`,
      remedy: 'Take a store with conditional writes, such as AWS S3, MinIO, R2 or Ceph 16 and later.',
    };
  if (is('AbortError', 'TimeoutError'))
    return { problem: `${store} is too slow, or says nothing.`, remedy: again };
  if (status !== undefined && status >= 500)
    return { problem: `${store} answers ${status} again and again.`, remedy: again };
  return { problem: `${store} does not answer as it should: ${errorMessage(error)}`, remedy: again };
}
