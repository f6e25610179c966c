import type { PageDeclaration } from '@renovation-th/shared/contracts/page';
import { completing } from '@renovation-th/shared/contracts/published';
import { listing, type RemoteServerModule } from '@renovation-th/shared/contracts/remote';
import { samplePlace } from '@renovation-th/shared/testing/sample-published';
import { describeRemote } from './describe-remote';
import { samplePage } from '../testing/sample-releases';

const declaration: PageDeclaration = {
  ...samplePage({ structuredData: [] }),
  structuredData: [],
  data: { town: 'Riom' },
};
const load = () => Promise.resolve({ default: () => null });
const server: RemoteServerModule = {
  views: { town: load },
  slots: { 'town-links': load },
  declaredPages: () => [declaration],
};

const declaring = (...pages: object[]) =>
  describeRemote(
    'towns',
    { ...server, declaredPages: () => pages.map((changes) => ({ ...declaration, ...changes })) },
    {},
  );

describe('The description of a remote', () => {
  it("contains pages and slots, and a file with the view's data for each page", () => {
    const { pages, slots, publishes, texts } = declaring({});
    const record: unknown = JSON.parse(texts['server/pages/villes/riom.json'] ?? '');

    expect(slots).toEqual(['town-links']);
    expect(pages).toEqual([expect.objectContaining({ path: '/villes/riom', view: 'town' })]);
    expect(pages[0]).not.toHaveProperty('data');
    expect(record).toMatchObject({ path: '/villes/riom', data: { town: 'Riom' } });
    expect(record).not.toHaveProperty('structuredData');
    expect(Object.keys(texts)).toHaveLength(1);
    expect(publishes).toEqual([]);
  });

  it('contains the published lists and their fields', () => {
    const published = { places: [samplePlace('riom')] };
    const { publishes, offers, texts } = describeRemote('towns', { ...server, published }, {});

    expect(publishes).toEqual(['places']);
    expect(offers.places).toEqual(['slug', 'path', 'name', 'where', 'of', 'zone', 'delay']);
    expect(Object.keys(texts)).toEqual(['server/pages/villes/riom.json', 'server/published/places.json']);
  });

  it('contains the names of all fields that views and listed pages use', () => {
    const { uses } = describeRemote(
      'towns',
      {
        ...server,
        completions: {
          town: completing({ services: ['slug'], projects: ['place'] }, () => null),
          index: completing({ services: ['label'] }, () => null),
        },
        listedPages: listing({ projects: ['path', 'place'] }, () => []),
      },
      { react: ['useState'] },
    );

    expect(uses).toEqual({
      react: ['useState'],
      services: ['label', 'slug'],
      projects: ['path', 'place'],
    });
  });

  it.each([
    ['a slug with a capital letter', [samplePlace('Riom')], /places.*towns.*\n.*0\.slug/],
    [
      'a town without a required field',
      [{ ...samplePlace('riom'), where: undefined as unknown as string }],
      /places.*towns.*\n.*0\.where/,
    ],
    ['the same slug twice', [samplePlace('riom'), samplePlace('riom')], /each slug must be unique/],
  ])('is refused when a list has %s', (_fault, places, message) => {
    expect(() => describeRemote('towns', { ...server, published: { places } }, {})).toThrow(message);
  });

  it.each([
    [
      'a capital letter in its path',
      { path: '/villes/Riom' },
      /The page \/villes\/Riom of towns .*\n.*path: a path such as/,
    ],
    ['a short description', { description: 'Riom.' }, /\n.*description: .*50/],
    ['a long title', { title: 'R'.repeat(71) }, /\n.*title: .*70/],
    ['an invalid slot name', { slots: ['Le temps'] }, /\n.*slots\.0: .*town-links/],
  ])('is refused with the page, the field and the reason when a page has %s', (_, changes, message) => {
    expect(() => declaring(changes)).toThrow(message);
  });
});
