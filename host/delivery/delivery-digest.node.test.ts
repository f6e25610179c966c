import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../webpack/paths';
import { digestOfSources } from './delivery-digest';
import { writeWhole } from './files';

const making = [
  'host/delivery/files.ts',
  'host/delivery/registry.ts',
  'host/delivery/registry-history.ts',
  'host/delivery/release-files.ts',
  'host/delivery/parse-or-refuse.ts',
  'host/delivery/compose/document.ts',
  'host/delivery/gate/check-links.ts',
  'host/delivery/stage/preview.ts',
  'host/server/static/visitor-bucket.ts',
  'host/server/static/response-headers.ts',
  'shared/src/theme/options.ts',
];
const others = [
  'host/delivery/files.node.test.ts',
  'host/delivery/README.md',
  'host/delivery/testing/gate-site.ts',
  'host/server/drills/crash-drill.ts',
];

let root: string;
let before: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'delivery-digest-'));
  for (const file of [...making, ...others]) await writeWhole(path.join(root, file), '// as it was\n');
  before = await digestOfSources(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function edit(file: string) {
  // A file that was renamed since would prove nothing.
  expect(existsSync(path.join(repositoryRoot, file))).toBe(true);
  await writeWhole(path.join(root, file), '// edited\n');
}

describe('Sites and verdicts', () => {
  it.each(making)('are out of date after an edit of %s', async (file) => {
    await edit(file);
    expect(await digestOfSources(root)).not.toBe(before);
  });

  it.each(others)('are up to date after an edit of %s', async (file) => {
    await edit(file);
    expect(await digestOfSources(root)).toBe(before);
  });
});
