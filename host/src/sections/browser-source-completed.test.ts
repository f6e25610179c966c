import { loadRemote } from '../federation/load-remote';
import { leaveForDocument } from '../navigation/leave-for-document';
import { hasOverrides } from '../overrides/active-overrides';
import {
  after,
  answers,
  fetchMock,
  open,
  prepareSource,
  remote,
  restoreBrowser,
} from '../testing/open-source';
import { samplePage, sampleRegistry, sampleRemote } from '../testing/sample-site-document';

jest.mock('../federation/load-remote');
jest.mock('../navigation/leave-for-document');
jest.mock('../overrides/active-overrides', () => ({
  ...jest.requireActual<object>('../overrides/active-overrides'),
  hasOverrides: jest.fn(() => false),
}));

const towns = sampleRemote('towns', { mounts: ['/villes'] });
const contact = sampleRemote('contact', { mounts: ['/contact'], completed: ['/contact'] });
const registry = sampleRegistry({ towns, contact });
const record = { ...samplePage('/contact'), data: { towns: { riom: 'Riom' } } };

beforeEach(() => {
  prepareSource();
  answers['/registry.json'] = registry;
  answers['/pages/contact.json'] = { release: contact.version, ...record };
});
afterEach(restoreBrowser);

describe('A page whose data compose completes', () => {
  it('is fetched from the site, not from its release', async () => {
    const page = open('/villes/riom', registry).page('/contact');

    expect(await after(0, page)).toMatchObject({ value: { kind: 'page', record } });
    expect(fetchMock.mock.calls.map(([address]) => address)).not.toContainEqual(
      expect.stringContaining(contact.base),
    );
  });

  it('opens as a document when the site has completed it for a newer release', async () => {
    const next = { ...contact, version: '1.0.0-bbbb' };
    const source = open('/villes/riom', registry);
    jest.mocked(loadRemote).mockImplementation(async () => {
      // Another release goes live while this one is being entered.
      answers['/registry.json'] = sampleRegistry({ towns, contact: next });
      return remote();
    });
    answers['/pages/contact.json'] = { release: next.version, ...record };

    await after(0, source.page('/contact'));
    expect(leaveForDocument).toHaveBeenCalledWith('/contact');
  });

  it('is shown with the data of the live release by a developer’s own', async () => {
    jest.mocked(hasOverrides).mockReturnValue(true);
    answers['/pages/contact.json'] = { release: '1.0.0-live', ...record };

    expect(await after(0, open('/villes/riom', registry).page('/contact'))).toMatchObject({
      value: { kind: 'page', record },
    });
  });
});
