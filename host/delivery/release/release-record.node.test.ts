import { fileBelow } from './release-record';

describe('The name of a file in a record', () => {
  it.each([
    'main.js',
    'client/main.js.br',
    '.well-known/security.txt',
    'client/a..b.js',
    'villes/riom/index.html',
  ])('may be "%s"', (name) => expect(fileBelow.safeParse(name).success).toBe(true));

  it.each([
    '',
    '/etc/passwd',
    '..',
    '../a',
    'a/../../b',
    'a/..',
    './a',
    'a//b',
    'a/',
    'a\\b',
    'a\0',
    'a\n/../b',
  ])('must not be %j', (name) => expect(fileBelow.safeParse(name).success).toBe(false));
});
