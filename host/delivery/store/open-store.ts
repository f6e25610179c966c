import path from 'node:path';
import { openFolderStore, openOwnStore } from './folder-store';
import { openS3Store } from './s3-store';
import type { Store } from './store';
import { StoreError } from '../delivery-error';

/**
 * The store that machines share: `RTH_STORE`, which is `s3://bucket/prefix` or a folder. Without it, the folder of
 * releases of this machine. Nothing is asked of it yet.
 */
export function openStore(releases: string, address = process.env.RTH_STORE): Store {
  return address ? openSharedStore(address) : openOwnStore(releases);
}

/** The one at an address: `s3://bucket/prefix`, or a folder from its root. */
export function openSharedStore(address: string): Store {
  const store = opened.get(address) ?? storeAt(address);
  opened.set(address, store);
  return store;
}

/** One for each address: it remembers what it has asked, and keeps its connections. */
const opened = new Map<string, Store>();

function storeAt(address: string): Store {
  const [, bucket = '', prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*?))?\/*$/.exec(address) ?? [];
  if (bucket) return openS3Store(bucket, prefix);
  if (path.isAbsolute(address)) return openFolderStore(address);
  throw new StoreError(
    `RTH_STORE says « ${address} ».`,
    'Give a bucket, such as s3://renovation-th/site, or a folder from its root, such as /srv/store.',
  );
}
