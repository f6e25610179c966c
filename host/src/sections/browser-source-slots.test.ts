import { loadRemote } from '../federation/load-remote';
import {
  after,
  answers,
  contact,
  open,
  prepareSource,
  registry,
  remote,
  restoreBrowser,
  Section,
  towns,
} from '../testing/open-source';
import { namedRemote, sampleRegistry, sampleRemote } from '../testing/sample-site-document';

jest.mock('../federation/load-remote');
jest.mock('../navigation/leave-for-document');

beforeEach(prepareSource);
afterEach(restoreBrowser);

describe('a slot', () => {
  it('comes from the remote that offers it', async () => {
    jest.mocked(loadRemote).mockResolvedValue(remote({ 'callback-booking': Section }));

    expect(await after(0, open().slot('callback-booking'))).toEqual({
      value: { Section, base: contact.base },
    });
  });

  it('comes from the live release when the document tells none', async () => {
    jest.mocked(loadRemote).mockResolvedValue(remote({ 'callback-booking': Section }));
    const known = { ...registry, remotes: { towns, contact: namedRemote(contact) } };

    expect(await after(0, open('/villes/riom', known).slot('callback-booking'))).toEqual({
      value: { Section, base: contact.base },
    });
    expect(loadRemote).toHaveBeenCalledWith(contact);
  });

  it('is null, for its fallback, when nobody tells the release on a navigation', async () => {
    const known = { ...registry, remotes: { towns, contact: namedRemote(contact) } };
    delete answers['/registry.json'];
    const source = open('/villes/riom', known);
    void source.page('/villes/gerzat');

    expect(await after(7_000, source.slot('callback-booking'))).toEqual({ value: null });
    expect(loadRemote).not.toHaveBeenCalledWith(contact);
  });

  it('is null when nobody offers it', () => {
    expect(open().slot('town-links')).toBeNull();
  });

  it('keeps its prerendered section in the first page when its remote is dead', async () => {
    jest.mocked(loadRemote).mockRejectedValue(new Error('dead'));
    const loading = open().slot('callback-booking');
    document.body.innerHTML = '<section data-interactive="callback-booking">Rappel</section>';

    expect(await after(60_000, loading)).toEqual({});
    expect(loadRemote).toHaveBeenCalledTimes(4);
    expect(document.querySelector('[data-lost]')).toHaveTextContent('Rappel');
  });

  it('is asked for again by the next page that shows it', async () => {
    jest.mocked(loadRemote).mockRejectedValue(new Error('dead'));
    const source = open();
    await after(60_000, source.slot('callback-booking'));
    jest.mocked(loadRemote).mockResolvedValue(remote({ 'callback-booking': Section }));

    void source.page('/villes/gerzat');

    expect(await after(0, source.slot('callback-booking'))).toHaveProperty('value.Section', Section);
  });

  it('is null, for its fallback, after it failed on a navigation', async () => {
    jest.mocked(loadRemote).mockRejectedValue(new Error('dead'));
    const source = open();
    void source.page('/villes/gerzat');

    expect(await after(7_000, source.slot('callback-booking'))).toEqual({ value: null });
  });

  it('comes from the release that went live while the one before could not be had', async () => {
    const newContact = sampleRemote('contact', { slots: ['callback-booking'], version: '2.0.0-bbbb' });
    answers['/registry.json'] = sampleRegistry({ towns, contact: newContact });
    jest.mocked(loadRemote).mockImplementation(async ({ base }) => {
      if (base === contact.base) throw new Error('dead');
      return remote({ 'callback-booking': Section });
    });
    const source = open();
    void source.page('/villes/gerzat');

    expect(await after(2_000, source.slot('callback-booking'))).toEqual({
      value: { Section, base: newContact.base },
    });
  });
});
