import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { integrityOf } from '../files';
import { keyOf } from '../store/stored-files';
import { emptySiteForEach } from '../testing/sample-releases';
import { emptyContent, readContent } from './content';

const folders = emptySiteForEach();

describe('The content in the store', () => {
  it('is refused by an older program when its schema is newer', async () => {
    const { store } = folders;
    const text = JSON.stringify({ ...emptyContent(completeIdentity), schema: 2 });
    await store.putIfAbsent(keyOf('content', integrityOf(text)), Buffer.from(text));

    await expect(readContent(store, integrityOf(text))).rejects.toThrow(
      /A newer version of this tool wrote .*\n.*Update your checkout/,
    );
  });
});
