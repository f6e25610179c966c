import { errorMessage } from '../../server/error-code';
import { StoreError } from '../delivery-error';

/** Whether the whole bucket is missing, not only the object. */
export function isNoBucket(error: unknown): boolean {
  const { name, cause } = Object(error);
  return name === 'NoSuchBucket' || (cause !== undefined && isNoBucket(cause));
}

type Explained = StoreError & { cause?: unknown };

/** Returns the HTTP status of a store's response, or undefined without one. */
export function statusOf(error: unknown): number | undefined {
  const { $metadata, cause } = Object(error);
  return $metadata?.httpStatusCode ?? (cause ? statusOf(cause) : undefined);
}

/** Converts an error of the client into one with a remedy. */
export function explained(error: unknown, store: string): Explained {
  return Object.assign(new StoreError(...wordsFor(error, store)), { cause: error });
}

function wordsFor(error: unknown, store: string): [problem: string, remedy: string] {
  const { name = '', Code = '' } = Object(error);
  const is = (...known: readonly string[]) => known.includes(String(name)) || known.includes(String(Code));
  const status = statusOf(error) ?? 0;
  const again = 'Nothing was changed: run the command again when it answers.';

  if (is('CredentialsProviderError', 'TokenProviderError'))
    return [
      `There are no credentials for ${store}.`,
      'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE; and AWS_ENDPOINT_URL for a store other than AWS.',
    ];
  if (is('NoSuchBucket'))
    return [
      `There is no bucket for ${store}.`,
      'Make the bucket, or correct RTH_STORE and AWS_ENDPOINT_URL.',
    ];
  if (status === 401 || status === 403)
    return [
      `${store} does not let this machine do that (${String(name)}).`,
      'Check the key and its secret, and allow it to list the bucket and to get, put and delete its objects.',
    ];
  if (is('AbortError', 'TimeoutError')) return [`${store} is too slow, or does not answer.`, again];
  if (status >= 500 && status !== 501) return [`${store} keeps answering ${status}.`, again];
  return [`${store} does not answer as it should: ${errorMessage(error)}`, again];
}
