import { siteHeaders } from './headers';
import { nginxFiles } from './nginx-files';

describe('What nginx includes', () => {
  it('has the headers of each kind of answer, and one spelling for each page', () => {
    const files = nginxFiles(siteHeaders, ['/', '/villes/riom']);

    expect(files['headers.conf']).toContain('add_header cache-control "no-cache" always;\n');
    expect(files['release-headers.conf']).toContain('add_header cache-control "public, max-age=31536000');
    for (const name of ['headers.conf', 'release-headers.conf'])
      expect(files[name]?.match(/^add_header /gm)).toHaveLength(Object.keys(siteHeaders['*'] ?? {}).length);
    for (const name of Object.keys(siteHeaders['*'] ?? {})) {
      const variable = name.toLowerCase().replaceAll('-', '_');
      expect(files['service-headers.map']).toContain(
        `map $upstream_http_${variable} $rth_${variable} { "" "`,
      );
      expect(files['service-headers.conf']).toContain(
        `add_header ${name.toLowerCase()} "$rth_${variable}" always`,
      );
    }
    expect(files['pages.map']).toBe('"/villes/riom" "/villes/riom";\n');
  });

  it.each(['a"b', 'a$b', 'a\\b'])('never has a header that would mean something else there: %s', (value) => {
    expect(() => nginxFiles({ '*': { 'X-Test': value } }, [])).toThrow(
      /The header x-test says .* which an nginx configuration cannot hold\.\n.*headers\.ts/,
    );
  });
});
