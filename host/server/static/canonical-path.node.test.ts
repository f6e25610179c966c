import { judgePath } from './canonical-path';

const serve = (path: string) => ({ kind: 'serve', path });
const redirect = (location: string) => ({
  kind: 'redirect',
  path: decodeURI(location.replace(/\?.*/, '')),
  location,
});

describe('the path of a request', () => {
  it.each([
    '/',
    '/villes/riom',
    '/registry.json',
    '/releases/towns/1.0.0-AB12/Entry.js',
    '/.well-known/security.txt',
  ])('is served unchanged: %s', (path) => {
    expect(judgePath(path)).toEqual(serve(path));
  });

  it.each([
    ['/villes/riom/', '/villes/riom'],
    ['/Villes/RIOM', '/villes/riom'],
    ['/index.html', '/'],
    ['/index.html/', '/'],
    ['/villes/riom/index.html', '/villes/riom'],
    ['/villes/riom/INDEX.HTML', '/villes/riom'],
    ['/villes/riom/index', '/villes/riom'],
    ['/Contact/?service=toiture&ville=riom', '/contact?service=toiture&ville=riom'],
    ['/contact/?a=1?b', '/contact?a=1?b'],
    ['/robots.txt/', '/robots.txt'],
    ['/Montlu%C3%A7on', '/montlu%C3%A7on'],
  ])('is redirected once to its canonical form: %s', (path, location) => {
    expect(judgePath(path)).toEqual(redirect(location));
  });

  it.each([
    '//evil.example/',
    '//evil.example/%2e%2e/',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/%2Fevil.example/',
    '/x//evil.example/',
    'http://evil.example/',
    '*',
    '/../secret',
    '/%2e%2e/secret',
    '/villes/%2e',
    '/%E9',
    '/%00',
    '/%0d%0aX-Header:1/',
  ])('is not found if it could lead outside the site: %s', (path) => {
    expect(judgePath(path)).toEqual({ kind: 'unknown' });
  });

  it.each([
    '/headers.json',
    '/headers%2Ejson',
    '/404',
    '/404.html',
    '/_internal.json',
    '/.hidden',
    '/index.html.br',
    '/a.js.gz',
  ])('is not found if the file is not for visitors: %s', (path) => {
    expect(judgePath(path)).toEqual({ kind: 'unknown' });
  });
});
