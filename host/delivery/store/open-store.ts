import path from 'node:path';
import { StoreError } from '../delivery-error';
import { openFolderStore } from './folder-store';
import { openS3Store } from './s3-store';
import type { Store } from './store';

/** Caches stores by address, so that their connections are reused. */
const opened = new Map<string, Store>();

/** Opens a store. Sends no request. @param address `s3://bucket/prefix` or an absolute path. @throws StoreError */
export function openStore(address: string): Store {
  const store = opened.get(address) ?? storeAt(address);
  opened.set(address, store);
  return store;
}

function storeAt(address: string): Store {
  const [, bucket = '', prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*?))?\/*$/.exec(address) ?? [];
  if (bucket) return openS3Store(bucket, prefix);
  if (path.isAbsolute(address)) return openFolderStore(address);
  throw new StoreError(
    `RTH_STORE is neither a bucket nor an absolute path: "${address}".`,
    'Give a bucket, such as s3://renovation-th/site, or an absolute path, such as /srv/store.',
  );
}
