import path from 'node:path';
import { openFolderStore, openOwnStore } from './folder-store';
import { openS3Store } from './s3-store';
import type { Store } from './store';
import { StoreError } from '../delivery-error';

/**
 * Opens the store that machines share: `RTH_STORE`, which is `s3://bucket/prefix` or a folder. Without it, opens the
 * folder of releases of this machine. Sends no request yet.
 */
export function openStore(releases: string, address = process.env.RTH_STORE): Store {
  return address ? openSharedStore(address) : openOwnStore(releases);
}

/** Opens the store with a name: `s3://bucket/prefix`, or an absolute path. */
export function openSharedStore(address: string): Store {
  const store = opened.get(address) ?? storeAt(address);
  opened.set(address, store);
  return store;
}

/** One store for each address, to reuse its connections. */
const opened = new Map<string, Store>();

function storeAt(address: string): Store {
  const [, bucket = '', prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*?))?\/*$/.exec(address) ?? [];
  if (bucket) return openS3Store(bucket, prefix);
  if (path.isAbsolute(address)) return openFolderStore(address);
  throw new StoreError(
    `RTH_STORE is neither a bucket nor an absolute path: "${address}".`,
    'Give a bucket, such as s3://renovation-th/site, or an absolute path, such as /srv/store.',
  );
}
