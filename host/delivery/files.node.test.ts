import { fileIn } from './files';
import { releaseFolder } from './release/release-record';

describe('A file that a release, a manifest or an entry names', () => {
  it.each(['main.js', '.well-known/security.txt', 'client/a..b.js'])('may be "%s"', (name) =>
    expect(fileIn('/srv', name)).toBe(`/srv/${name}`),
  );

  it.each(['', '/etc/passwd', '..', 'a/../../b', './a', 'a//b', 'a/', 'a\\b', 'a\0', 'a\n/../b'])(
    'must not be %j',
    (name) => expect(() => fileIn('/srv', name)).toThrow('is outside its folder'),
  );

  it('must not be a release outside the folder of releases', () => {
    expect(() => releaseFolder('/srv/releases', '../..', 'etc')).toThrow('is outside its folder');
    expect(() => releaseFolder('/srv/releases', 'towns', '../../etc')).toThrow('is outside its folder');
  });
});
