import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { sampleRemote } from '../testing/sample-site-document';
import { isBoundElsewhere, loadSection } from './load-section';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const Form = () => null;
const load = jest.mocked(loadRemote);

beforeEach(() => {
  jest.mocked(registerRemotes).mockReset();
  load.mockReset().mockResolvedValue({ default: Form });
});

it('loads a section from the release that the document names', async () => {
  await expect(loadSection(sampleRemote('marketing'), 'Portfolio')).resolves.toBe(Form);

  expect(registerRemotes).toHaveBeenCalledWith([
    expect.objectContaining({
      name: 'remote_marketing',
      entry: '/releases/marketing/1.0.0-aaaa/remoteEntry.js',
    }),
  ]);
  expect(load).toHaveBeenCalledWith('remote_marketing/Portfolio');
});

it('runs one release of an app in a document, because the runtime keeps the first entry', async () => {
  const [a, b] = [sampleRemote('towns'), sampleRemote('towns', { version: '2.0.0-bbbb' })];
  expect(isBoundElsewhere(b)).toBe(false);
  await loadSection(a, 'TownFilter');

  expect(isBoundElsewhere(a)).toBe(false);
  expect(isBoundElsewhere(b)).toBe(true);
  await expect(loadSection(b, 'TownFilter')).rejects.toThrow('this document runs 1.0.0-aaaa');
  expect(load).toHaveBeenCalledTimes(1);
});

it('retries a release that failed to load', async () => {
  const remote = sampleRemote('contact');
  load.mockRejectedValueOnce(new Error('offline'));

  await expect(loadSection(remote, 'QuoteForm')).rejects.toThrow('offline');
  await expect(loadSection(remote, 'QuoteForm')).resolves.toBe(Form);
  expect(registerRemotes).toHaveBeenCalledTimes(1);
});
