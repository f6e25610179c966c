import { askConditions } from './s3-conditions';
import { memoryStore } from './testing/memory-store';

/** A bucket that wants ETags in one form, or that ignores what a write demands. */
function bucket(wants: 'quoted' | 'bare' | 'nothing') {
  const store = memoryStore();
  let writes = 0;
  const etagOf = (given: string) => (wants === 'bare' && !given.includes('"') ? `"${given}"` : given);
  const isWrongForm = (given: string) => wants === 'bare' && given.includes('"');
  return {
    ...store,
    writes: () => writes,
    async write(key: string, content: Buffer, condition: { IfNoneMatch?: '*'; IfMatch?: string }) {
      writes += 1;
      if (wants === 'nothing') {
        store.tamper(key, content.toString());
        return true;
      }
      if (condition.IfMatch === undefined) return store.putIfAbsent(key, content);
      return !isWrongForm(condition.IfMatch) && store.putIfUnchanged(key, content, etagOf(condition.IfMatch));
    },
  };
}

describe('The first use of a bucket', () => {
  it.each(['quoted', 'bare'] as const)(
    'finds out that it wants ETags %s, and leaves a note of it only',
    async (form) => {
      const found = bucket(form);
      expect(await askConditions(found)).toBe(form);
      expect((await found.list('')).map(({ key }) => key)).toEqual(['store.json']);

      const before = found.writes();
      expect(await askConditions(found)).toBe(form);
      expect(found.writes()).toBe(before);
    },
  );

  it('refuses a store that ignores conditions, and leaves nothing in it', async () => {
    const found = bucket('nothing');
    await expect(askConditions(found)).rejects.toThrow(
      'memory does not keep to conditional writes (If-None-Match, If-Match).\n  → Several machines',
    );
    expect(await found.list('')).toEqual([]);
  });
});
