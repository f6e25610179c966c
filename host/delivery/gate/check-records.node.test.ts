import { samplePage, sampleRecord } from '../testing/sample-releases';
import type { ReleaseRecord } from '../release/release-record';
import { checkRecords } from './check-records';
import { refusalText } from './refusal';

const kernel = '@renovation-th/shared/kernel';
const next = '1.1.0-cccccccccc';

/** Returns the record of a live release, and below, of a new release. */
const live = (app: string, record: Partial<ReleaseRecord> = {}): ReleaseRecord =>
  sampleRecord(app, {
    pages: app === 'host' ? [] : [samplePage({ path: `/${app}` })],
    mounts: app === 'host' ? [] : [`/${app}`],
    ...record,
  });
const later = (app: string, record: Partial<ReleaseRecord> = {}) => live(app, { version: next, ...record });
const showing = (app: `/${string}`, slot: string) => ({ pages: [samplePage({ path: app, slots: [slot] })] });
const host = live('host', { offers: { [kernel]: ['Section', 'notify'] } });
const towns = live('towns');

type Releases = readonly ReleaseRecord[];

describe('The gate refuses', () => {
  it.each<[string, Releases, Releases, RegExp]>([
    [
      'a use of a name that the host does not provide',
      [host, towns],
      [host, later('towns', { uses: { [kernel]: ['Section', 'sayNumber'] } })],
      /^\(towns\): towns 1.1.0-c+ uses "sayNumber" of \S+kernel, which host 1.0.0-a+ does not offer.\n.*Promote a release of host/,
    ],
    [
      'a use of a module that the host does not provide',
      [host, towns],
      [host, later('towns', { uses: { [`${kernel}-next`]: [] } })],
      /^\(towns\): towns 1.1.0-c+ uses \S+kernel-next, which host/,
    ],
    [
      'the removal of a name that a release needs',
      [host, live('contact', { uses: { [kernel]: ['notify'] } })],
      [
        later('host', { offers: { [kernel]: ['Section'] } }),
        live('contact', { uses: { [kernel]: ['notify'] } }),
      ],
      /^\(host\): contact 1.0.0-a+ uses "notify" of \S+kernel, which host 1.1.0-c+ does not offer.\n.*Keep it in host, or release contact without it first/,
    ],
    [
      'the removal of a field of a list that a release needs',
      [host, live('towns', { offers: { places: ['slug', 'where'] } })],
      [
        host,
        later('towns', { offers: { places: ['slug'] } }),
        live('contact', { uses: { places: ['where'] } }),
      ],
      /^\(towns\): contact 1.0.0-a+ uses "where" of places, which towns 1.1.0-c+ does not offer.\n.*Keep it in towns/,
    ],
    [
      'a use of a field that the list does not have',
      [host, towns],
      [host, later('towns', { offers: { places: ['slug'] }, uses: { places: ['altitude'] } })],
      /^\(towns\): .*"altitude" of places, which towns 1.1.0-c+ does not offer.\n.*Promote a release of towns/,
    ],
    [
      'a page outside the mounts of its remote',
      [host, towns],
      [host, later('towns', { pages: [samplePage({ path: '/blog' })] })],
      /^\/blog \(towns\): is declared by towns outside its mounts, \/towns/,
    ],
    [
      'a page below a longer mount of another remote',
      [host, towns],
      [
        host,
        towns,
        later('blog', { mounts: ['/towns/blog'] }),
        later('contact', { pages: [samplePage({ path: '/towns/blog' })] }),
      ],
      /^\/towns\/blog \(contact\): is declared by contact, but blog owns it/,
    ],
    [
      'a page that another remote has',
      [host, towns],
      [host, later('contact', { mounts: [], pages: towns.pages }), towns],
      /^\/towns \(contact\): contact and towns both have the page \/towns/,
    ],
    [
      'a list that another remote publishes',
      [host, live('contact', { publishes: ['places'] }), towns],
      [host, live('contact', { publishes: ['places'] }), later('towns', { publishes: ['places'] })],
      /^\(towns\): contact and towns both have the list places/,
    ],
    [
      'a page that shows a slot which no release offers',
      [host, live('contact', { slots: ['town-links'] }), towns],
      [host, live('contact', { slots: ['town-links'] }), later('towns', showing('/towns', 'town-linkz'))],
      /^\/towns \(towns\): shows the slot town-linkz, which no release offers.\n.*The offered slots are: town-links/,
    ],
    [
      'the removal of a slot that a page of another team shows',
      [host, live('contact', showing('/contact', 'town-links')), live('towns', { slots: ['town-links'] })],
      [host, live('contact', showing('/contact', 'town-links')), later('towns')],
      /^\/contact \(towns\): shows the slot town-links, which towns no longer offers/,
    ],
  ])('%s', (_, before, after, reason) => {
    expect(checkRecords(after, before).map(refusalText)).toContainEqual(expect.stringMatching(reason));
  });
});

it.each<[string, Releases]>([
  ['a slot before the page that shows it', [host, later('towns', { slots: ['conseils'] })]],
  [
    'a slot together with the page that shows it',
    [host, later('contact', { slots: ['conseils'] }), later('towns', showing('/towns', 'conseils'))],
  ],
  [
    'a name together with the code that uses it',
    [
      later('host', { offers: { [kernel]: ['useDraft'] } }),
      later('towns', { uses: { [kernel]: ['useDraft'] } }),
    ],
  ],
])('The gate accepts %s', (_, after) => {
  expect(checkRecords(after, [host, towns])).toEqual([]);
});
