import { createHash } from 'node:crypto';
import type { Store } from '../store';

/** A store in memory, for tests. Nothing happens between a question and its answer. */
export function memoryStore(): Store & {
  /** Somebody changes an object behind everybody's back. */
  tamper: (key: string, content: string) => void;
} {
  const objects = new Map<string, { content: Buffer; changedAt: Date }>();
  const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;
  const put = (key: string, content: Buffer) =>
    void objects.set(key, { content: Buffer.from(content), changedAt: new Date() });
  const find = (key: string) => {
    const found = objects.get(key);
    return found ? { content: found.content, etag: etagOf(found.content) } : null;
  };

  return {
    name: 'memory',
    isOwn: false,
    get: async (key) => find(key),
    getIfChanged: async (key, etag) => (find(key)?.etag === etag ? 'unchanged' : find(key)),
    async putIfAbsent(key, content) {
      if (objects.has(key)) return false;
      put(key, content);
      return true;
    },
    async putIfUnchanged(key, content, etag) {
      if (find(key)?.etag !== etag) return false;
      put(key, content);
      return true;
    },
    list: async (prefix) =>
      [...objects]
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, { changedAt }]) => ({ key, changedAt }))
        .sort((a, b) => (a.key < b.key ? -1 : 1)),
    remove: async (key) => void objects.delete(key),
    tamper: (key, content) => put(key, Buffer.from(content)),
  };
}
