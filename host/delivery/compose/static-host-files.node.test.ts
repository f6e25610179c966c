import { headerMatcher } from '../../server/static/response-headers';
import { siteHeaders } from './headers';
import { staticHostFiles } from './static-host-files';

const pages = ['/', '/villes', '/villes/riom'];

/** As static hosts read `_headers`: a path, then its headers, each on a line that begins with blanks. */
function readHeaders(text: string): { matches: (path: string) => boolean; headers: [string, string][] }[] {
  const rules: ReturnType<typeof readHeaders> = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '' && !one.startsWith('#'))) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) {
      rules.at(-1)?.headers.push([name.toLowerCase(), value]);
      continue;
    }
    if (!/^\/[\w/-]*\*?$/.test(line)) throw new Error(`No rule: ${line}`);
    const start = line.replace(/\*$/, '');
    const matches = (path: string) => (line.endsWith('*') ? path.startsWith(start) : path === line);
    rules.push({ matches, headers: [] });
  }
  return rules;
}

/** As they read `_redirects`: from, to and status, apart by blanks. */
function readRedirects(text: string): { from: string; to: string }[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, from, to] = /^(\/\S*) (\/\S*) 301$/.exec(line) ?? [];
      if (!from || !to) throw new Error(`No redirect: ${line}`);
      return { from, to };
    });
}

describe('What static hosts read of a composed folder', () => {
  it.each(['/', '/villes/riom', '/releases/towns/1.0.0-aaaaaaaaaa/remoteEntry.js'])(
    'gives %s the headers that nginx gives, each once',
    (path) => {
      const { _headers = '' } = staticHostFiles(siteHeaders, pages);
      const given = readHeaders(_headers).flatMap(({ matches, headers }) => (matches(path) ? headers : []));
      const expected = new Map(headerMatcher(siteHeaders)(path));
      // The host's own one for documents means the same.
      if (!path.startsWith('/releases/')) expected.delete('cache-control');

      expect(new Map(given)).toEqual(expected);
      expect(given).toHaveLength(expected.size);
    },
  );

  it('leads index.html to its page, and no address in a circle', () => {
    const redirects = readRedirects(staticHostFiles(siteHeaders, pages)._redirects ?? '');
    expect(redirects).toEqual([
      { from: '/index', to: '/' },
      { from: '/index.html', to: '/' },
      { from: '/villes/index.html', to: '/villes' },
      { from: '/villes/riom/index.html', to: '/villes/riom' },
    ]);
    // Hosts add and remove the last slash by themselves.
    for (const { from, to } of redirects) expect(from.replace(/\/$/, '')).not.toBe(to.replace(/\/$/, ''));
  });

  it('stays below what hosts read, whatever the number of pages', () => {
    const many = Array.from({ length: 36_000 }, (_, index) => `/villes/v${index}`);
    const { _headers = '', _redirects = '' } = staticHostFiles(siteHeaders, many);
    expect(readRedirects(_redirects).length).toBeLessThanOrEqual(2_000);
    expect(Math.max(..._headers.split('\n').map(({ length }) => length))).toBeLessThan(2_000);
  });
});
