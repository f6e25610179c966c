import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { checkedJson } from '../../server/checked-json';
import type { Store } from './store';
import { StoreError } from './store-error';

/** How the store wants an ETag that a write names: as it gives them, or without the quotes (Ceph 16). */
export type EtagForm = 'quoted' | 'bare';

type Asked = Pick<Store, 'name' | 'get' | 'remove'> & {
  write: (
    key: string,
    content: Buffer,
    condition: { IfNoneMatch?: '*'; IfMatch?: string },
  ) => Promise<boolean>;
};

/** What was found out, for every machine that comes later. */
const noteKey = 'store.json';
const note = z.object({ etags: z.enum(['quoted', 'bare']) });

/**
 * Whether the store refuses a write whose condition is not met, and how it wants ETags. Tried once, at the first
 * use of a store: a store that ignores conditions lets two promotions at once lose one of them without a word.
 * @throws StoreError when it does.
 */
export async function askConditions({ name, get, write, remove }: Asked): Promise<EtagForm> {
  const known = await get(noteKey);
  const read = known && checkedJson(note, known.content.toString());
  if (read && 'value' in read) return read.value.etags;

  const key = `trial-${randomBytes(8).toString('hex')}`;
  const refuse = () => {
    throw new StoreError(
      `${name} does not keep to conditional writes (If-None-Match, If-Match).`,
      'Several machines cannot change one site in it safely: take a store that has them, such as AWS S3, MinIO, R2 or Ceph 16 and later.',
    );
  };
  const put = (condition: { IfNoneMatch?: '*'; IfMatch?: string }) =>
    write(key, Buffer.from(randomBytes(8).toString('hex')), condition);
  try {
    if (!(await put({ IfNoneMatch: '*' })) || (await put({ IfNoneMatch: '*' }))) refuse();
    const stale = (await get(key))?.etag ?? '';
    const forms = { quoted: stale, bare: stale.replaceAll('"', '') };
    const isQuoted = await put({ IfMatch: forms.quoted });
    if (!isQuoted && !(await put({ IfMatch: forms.bare }))) refuse();
    const etags = isQuoted ? 'quoted' : 'bare';
    // It has another one by now.
    if (await put({ IfMatch: forms[etags] })) refuse();
    await write(noteKey, Buffer.from(`${JSON.stringify({ etags })}\n`), { IfNoneMatch: '*' });
    return etags;
  } finally {
    await remove(key).catch(() => undefined);
  }
}
