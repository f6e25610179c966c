import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pageDocumentFile } from '../../host/delivery/compose/site-manifest';
import { testFolders } from '../../host/delivery/testing/test-folders';
import { declaredPages } from '../support/composed-site';
import { installPackages } from '../support/find-chromium';
import { installProject } from '../../host/delivery/install-project';
import { expect, test } from '@playwright/test';

const current = path.join(testFolders().site, 'current');

test('every document is valid HTML according to the Nu checker', () => {
  test.setTimeout(300_000);
  ensureProgram('java', 'default-jre-headless');
  const files = [...declaredPages().map((page) => pageDocumentFile(page.path)), '404.html'];
  const modules = installProject(path.join(__dirname, 'html-checker'), 'the Nu HTML checker (32 MB)');
  const checker = path.join(modules, 'vnu-jar/build/dist/vnu.jar');

  const { stdout, stderr } = spawnSync(
    'java',
    [
      '-jar',
      checker,
      '--errors-only',
      '--stdout',
      '--format',
      'gnu',
      ...files.map((file) => path.join(current, file)),
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1_024 * 1_024 },
  );

  const messages = `${stdout}${stderr}`.split('\n').filter(Boolean);
  expect(messages.filter((line) => !isNewerThanTheChecker.test(line)).slice(0, 20)).toEqual([]);
});

/** The checker does not know `rel=expect`, and its CSS parser rejects nesting and some calc(). */
const isNewerThanTheChecker = /: error: CSS: |A “link” element with a “blocking” attribute/;

test('the sitemap conforms to its schema', () => {
  ensureProgram('xmllint', 'libxml2-utils');

  const { status, stderr } = spawnSync(
    'xmllint',
    [
      '--nonet',
      '--noout',
      '--schema',
      path.join(__dirname, 'sitemap.xsd'),
      path.join(current, 'sitemap.xml'),
    ],
    { encoding: 'utf8' },
  );

  expect(status, stderr).toBe(0);
});

/** Installs a program from its Debian package if the program is missing. */
function ensureProgram(program: string, debianPackage: string): void {
  const isThere = () => existsSync(`/usr/bin/${program}`);
  if (!isThere()) installPackages(debianPackage);
  if (!isThere()) throw new Error(`${program} is missing. Run apt-get install ${debianPackage}.`);
}
