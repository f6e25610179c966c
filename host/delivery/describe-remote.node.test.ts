import type { PageDeclaration } from '@renovation-th/shared/contracts/page';
import { completing } from '@renovation-th/shared/contracts/published';
import type { Remote } from '@renovation-th/shared/contracts/remote';
import { samplePlace } from '@renovation-th/shared/testing/sample-published';
import { describeRemote } from './describe-remote';
import { versionOf } from './release';
import { samplePage } from './testing/sample-releases';

const declaration: PageDeclaration = {
  ...samplePage({ structuredData: [] }),
  structuredData: [],
  data: { town: 'Riom' },
};
const load = () => Promise.resolve({ default: () => null });
const remote: Remote = { contract: '1.0.0', views: { town: load }, slots: { 'town-links': load } };
const build = { chunks: { 'view-town': ['view-town.js'], 'slot-town-links': ['slot-town-links.js'] } };

const declaring = (...pages: object[]) =>
  describeRemote(
    'towns',
    { remote, declaredPages: pages.map((changes) => ({ ...declaration, ...changes })) },
    build,
  );

describe('What a remote says of itself', () => {
  it('goes into the record of its release, and what only the browser needs into a file for each page', () => {
    const { pages, slots, publishes, texts } = declaring({});
    const record: unknown = JSON.parse(texts['client/pages/villes/riom.json'] ?? '');

    expect(slots).toEqual(['town-links']);
    expect(pages).toEqual([expect.objectContaining({ path: '/villes/riom', view: 'town' })]);
    expect(pages[0]).not.toHaveProperty('data');
    expect(record).toMatchObject({ path: '/villes/riom', data: { town: 'Riom' } });
    expect(record).not.toHaveProperty('structuredData');
    expect(Object.keys(texts)).toHaveLength(1);
    expect(publishes).toEqual([]);
  });

  it('keeps the records that compose completes, and the lists for other pages, out of what is published', () => {
    const { pages, publishes, texts } = describeRemote(
      'towns',
      {
        remote,
        declaredPages: [declaration],
        published: { places: [samplePlace('riom')] },
        completions: { town: completing(['services'], () => null) },
      },
      build,
    );

    expect(pages[0]?.uses).toEqual(['services']);
    expect(publishes).toEqual(['places']);
    expect(Object.keys(texts)).toEqual(['server/pages/villes/riom.json', 'server/published/places.json']);
  });

  it.each([
    ['a slug with a capital', [samplePlace('Riom')], /places.*towns.*\n.*0\.slug/],
    ['a slug twice', [samplePlace('riom'), samplePlace('riom')], /each slug stands once/],
  ])('is refused when a list has %s', (_fault, places, message) => {
    expect(() =>
      describeRemote('towns', { remote, declaredPages: [declaration], published: { places } }, build),
    ).toThrow(message);
  });

  it('names the file of the picture that social networks show', () => {
    const socialPicture = {
      width: 9,
      height: 9,
      avif: [{ file: 'pictures/a-0f-320.avif', width: 320 }],
      webp: [],
    };

    expect(declaring({ socialPicture }).pages).toEqual([
      expect.objectContaining({ socialCard: 'pictures/a-0f-card.jpg' }),
    ]);
    expect(declaring({}).pages[0]).not.toHaveProperty('socialCard');
  });

  it.each([
    [
      'a capital in its path',
      { path: '/villes/Riom' },
      /The page \/villes\/Riom of towns .*\n.*path: a path such as/,
    ],
    [
      'a slash at the end',
      { path: '/villes/riom/' },
      /The page \/villes\/riom\/ of towns .*\n.*no final slash/,
    ],
    [
      'no description',
      { description: undefined },
      /The page \/villes\/riom of towns .*\n.*description: .*string/,
    ],
    ['a short description', { description: 'Riom.' }, /\n.*description: .*50/],
    ['a long title', { title: 'R'.repeat(71) }, /\n.*title: .*70/],
    ['a slot that nobody knows', { slots: ['weather'] }, /\n.*slots\.0: .*town-links/],
    [
      'a day that is none',
      { sitemap: { priority: 1, changeFrequency: 'weekly', lastModified: 'soon' } },
      /\n.*sitemap\.lastModified/,
    ],
    [
      'a path of another remote',
      { path: '/contact' },
      /towns declares \/contact, .*\n.*Its mounts are \/villes/,
    ],
    [
      'a path that only begins alike',
      { path: '/villes-voisines' },
      /towns declares \/villes-voisines, which it does not own/,
    ],
    [
      'a view that does not exist',
      { view: 'village' },
      /\/villes\/riom of towns asks for the view « village ».*\n.*remote\.ts: town\./,
    ],
  ])('is refused when a page has %s, with page, field and reason', (_, changes, words) => {
    expect(() => declaring(changes)).toThrow(words);
  });

  it('is refused when it declares a page twice', () => {
    expect(() => declaring({}, {})).toThrow('towns declares the page /villes/riom twice.');
  });

  it.each(['view-town', 'slot-town-links'])('is refused when the chunk %s has no name', (name) => {
    const chunks = Object.fromEntries(Object.entries(build.chunks).filter(([chunk]) => chunk !== name));

    expect(() => describeRemote('towns', { remote, declaredPages: [declaration] }, { chunks })).toThrow(
      new RegExp(`towns has no chunk named ${name}\\.\\n.*remote-towns/src/remote\\.ts.*"${name}"`),
    );
  });
});

describe('The version of a release', () => {
  const content: Parameters<typeof versionOf>[1] = {
    contract: '1.0.0',
    platform: '1.0.0',
    entry: 'remoteEntry.js',
    mounts: ['/villes'],
    slots: [],
    publishes: [],
    uses: [],
    pages: [],
    chunks: {},
    files: { 'client/a.js': 'sha384-a' },
  };
  const version = (changes: Partial<typeof content> = {}) => versionOf('1.0.0', { ...content, ...changes });

  it('is that of the package and a hash of its content', () => {
    expect(version()).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
    expect(version()).toBe(version());
  });

  it('changes with anything that the record says', () => {
    expect(version({ files: { 'client/a.js': 'sha384-b' } })).not.toBe(version());
    expect(version({ mounts: ['/villes', '/quartiers'] })).not.toBe(version());
    expect(version({ chunks: { 'view-town': ['a.js'] } })).not.toBe(version());
  });

  it('does not change with how well a file was compressed', () => {
    const files = { ...content.files, 'client/a.js.br': 'sha384-c' };
    expect(version({ files })).toBe(version());
  });
});
