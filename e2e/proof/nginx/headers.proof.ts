import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { testFolders } from '../../../host/delivery/testing/test-folders';
import { readIdentity } from '../../../host/delivery/identity/read-identity';
import { urlencoded, type ReceivedAnswer } from '../../../host/server/testing/send-request';
import { expect, test, type ServedSite } from './nginx-test';

/** Headers that MDN Observatory, securityheaders.com, Hardenize and SSL Labs require for their best grade. */
const everywhere = {
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': expect.stringMatching(/^(same-origin|strict-origin(-when-cross-origin)?)$/),
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  server: 'nginx',
};
const nowhere = ['access-control-allow-credentials', 'set-cookie', 'x-powered-by', 'x-xss-protection'];

/** Matches a policy that allows inline code, eval or whole schemes. */
const trustsTooMuch = /'unsafe-(?:inline|eval)'|(?:^|\s)(?:\*|https?:|data:)(?=[\s;]|$)/;

async function answers({ ask }: ServedSite): Promise<Record<string, ReceivedAnswer>> {
  const current = path.join(testFolders().site, 'current');
  const files = await readdir(path.join(current, 'releases'), { recursive: true });
  const released = (pattern: RegExp) => `/releases/${files.find((file) => pattern.test(file)) ?? 'none'}`;
  const { email } = await readIdentity();
  return {
    document: await ask('/villes/riom'),
    script: await ask(released(/^host\/.*\/main\.js$/)),
    picture: await ask(released(/\.svg$/)),
    registry: await ask('/registry.json'),
    // The service answers an empty form with an HTML page.
    'form response': await ask(`/envoi/${email}`, { method: 'POST', ...urlencoded({ Nom: '' }) }),
    'not found': await ask('/page-inconnue'),
  };
}

test('each kind of response has every security header exactly once', async ({ served }) => {
  for (const [kind, { headers, headerNames }] of Object.entries(await answers(served))) {
    expect(headers, kind).toMatchObject(everywhere);
    expect(
      nowhere.filter((name) => headers[name] !== undefined),
      kind,
    ).toEqual([]);
    const twice = headerNames.filter((name, index) => headerNames.indexOf(name) !== index);
    expect(twice, kind).toEqual([]);
    expect(String(headers['content-security-policy']), kind).not.toMatch(trustsTooMuch);
  }
});
