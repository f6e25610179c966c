import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import { describeOffer } from '../../host/delivery/offered-release';
import { liveVersion, readRegistry } from '../../host/delivery/registry';
import { readRelease, releaseFolder } from '../../host/delivery/release-record';
import { testFolders } from '../../host/delivery/testing/test-folders';

declare global {
  interface Window {
    /** Set by the script of a developer's own release. */
    ownRelease?: boolean;
  }
}

export type OwnRelease = {
  /** Address of its `remote.json`, on another port of this machine. */
  address: string;
  close: () => Promise<void>;
};

/**
 * A developer's own release of a remote, as if `npm run dev` served it: the live one with a line more
 * in the script of one section.
 * @param isPinned whether the hashes follow the change, as those of a build do.
 */
export async function serveOwnRelease(remote: string, section: string, isPinned = true): Promise<OwnRelease> {
  const { releases } = testFolders();
  const version = liveVersion(await readRegistry(releases), remote) ?? '';
  const record = await readRelease(releases, remote, version);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'own-release-'));
  await cp(path.join(releaseFolder(releases, remote, version), 'client'), folder, {
    recursive: true,
    filter: (file) => !/\.(br|gz)$/.test(file),
  });

  const change = async (file: string, changed: (text: string) => string) => {
    const text = changed(await readFile(path.join(folder, file), 'utf8'));
    await writeFile(path.join(folder, file), text);
    return `sha384-${createHash('sha384').update(text).digest('base64')}`;
  };
  const script = record.chunks[`section-${section}`]?.at(-1) ?? '';
  const before = record.files[`client/${script}`] ?? '';
  const after = await change(script, (text) => `${text};window.ownRelease=true;`);
  const entry = await change(record.entry, (text) => (isPinned ? text.replaceAll(before, after) : text));
  const files = { ...record.files, [`client/${record.entry}`]: entry };
  await writeFile(path.join(folder, 'remote.json'), JSON.stringify(describeOffer({ ...record, files })));

  const serve = sirv(folder, {
    dev: true,
    setHeaders: (answer) => answer.setHeader('Access-Control-Allow-Origin', '*'),
  });
  const server = createServer((request, answer) => serve(request, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://127.0.0.1:${port}/remote.json`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}
