import { createRegistryView } from '../federation/registry-view';
import { sampleRegistry, sampleRemote } from '../testing/sample-site-document';
import { hasOverrides, isOverrideScript, setOverrides, withOverrides } from './active-overrides';

jest.mock('../federation/load-remote');

const live = sampleRemote('towns', { mounts: ['/villes'] });
const own = sampleRemote('towns', {
  mounts: ['/villes'],
  version: '1.0.0-own',
  base: 'http://localhost:4102/releases/towns/1.0.0-own/',
});
const registry = sampleRegistry({ towns: live, contact: sampleRemote('contact') });

afterEach(() => setOverrides({}));

it('Without overrides, the registry is the very one that was read, and no script from elsewhere may run', () => {
  expect(hasOverrides()).toBe(false);
  expect(withOverrides(registry)).toBe(registry);
  expect(isOverrideScript('http://localhost:4102/releases/towns/1.0.0-own/remoteEntry.js')).toBe(false);
});

it('An override stands in the registry of the document and in every one that is read later', async () => {
  setOverrides({ towns: own });
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => registry }) });
  const view = createRegistryView(registry);

  expect(view.ownerOf('/villes/riom')).toBe(own);
  expect(await view.ownerToEnter('/villes/riom')).toBe(own);
  expect(await view.isSuperseded(own)).toBe(false);
  expect(view.ownerOf('/contact')).toBe(registry.remotes.contact);
});

it.each([
  ['http://localhost:4102/releases/towns/1.0.0-own/remoteEntry.js', true],
  ['http://localhost:4102/releases/towns/1.0.0-own/remoteEntry.js?retry=1', true],
  ['http://localhost:4102/releases/contact/1.0.0-own/remoteEntry.js', false],
  ['http://localhost:4103/releases/towns/1.0.0-own/remoteEntry.js', false],
  ['https://elsewhere.example/x.js', false],
])('With an override, %s may become a script: %s', (address, may) => {
  setOverrides({ towns: own });
  expect(isOverrideScript(address)).toBe(may);
});
