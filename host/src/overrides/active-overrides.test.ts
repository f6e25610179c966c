import { sampleRemote } from '../testing/sample-site-document';
import { documentAddress, isOverrideScript, overriddenRemote, setOverrides } from './active-overrides';
import type { OverridingRemote } from './read-overrides';

const base = 'http://localhost:4102/releases/towns/1.0.0-own/';
const own: OverridingRemote = {
  ...sampleRemote('towns', { version: '1.0.0-own', base, mounts: ['/villes'] }),
  hasDocuments: true,
};

afterEach(() => setOverrides({}));

it('Without overrides, all is of this site, and no script from elsewhere may run', () => {
  expect(overriddenRemote('towns')).toBeUndefined();
  expect(documentAddress('/villes/riom')).toBe('/villes/riom');
  expect(isOverrideScript(`${base}remoteEntry.js`)).toBe(false);
});

it.each([
  [`${base}remoteEntry.js`, true],
  [`${base}remoteEntry.js?retry=1`, true],
  ['http://localhost:4102/releases/contact/1.0.0-own/remoteEntry.js', false],
  ['http://localhost:4103/releases/towns/1.0.0-own/remoteEntry.js', false],
  ['https://elsewhere.example/x.js', false],
])('With an override, %s may become a script: %s', (address, may) => {
  setOverrides({ towns: own });
  expect(isOverrideScript(address)).toBe(may);
});
