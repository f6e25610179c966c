import { answers, freeTravelSentence } from '@renovation-th/shared/content/promises';
import { pairs, pictures } from './pictures';
import type { Block as BlockOf } from './service-page';
import { serviceRecords } from './service-records';
import { services } from './services';

type Block = BlockOf<string>;

const promised: readonly string[] = [freeTravelSentence, answers.reply.noted];

/** Returns every text of a record that its page shows, in order. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(texts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (unseen.has(key) ? [] : texts(item)));
}

const unseen = new Set([
  ...['key', 'slug', 'documentTitle', 'description', 'serviceType', 'picture', 'pair', 'kind'],
  ...['id', 'path', 'town', 'sent', 'footer', 'taxed', 'brandUse'],
]);

const blocksOf = <Kind extends Block['kind']>(slug: string, kind: Kind) =>
  serviceRecords
    .filter((record) => record.slug === slug)
    .flatMap(({ blocks }) => blocks)
    .filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);

const anchorsOf = (slug: string) => [
  ...blocksOf(slug, 'offers').flatMap(({ offers }) => offers.map(({ id }) => id)),
  ...blocksOf(slug, 'points').flatMap(({ link }) => (link ? [link.id] : [])),
];

describe('the service pages', () => {
  it('include one page for each trade, in the order of the menu', () => {
    expect(serviceRecords.map(({ key }) => key)).toEqual(Object.keys(services));
    for (const { key, slug } of serviceRecords) expect(services[key].path).toBe(`/services/${slug}`);
  });

  it('contain at most 900 words each', () => {
    for (const record of serviceRecords) {
      const words = texts(record)
        .join(' ')
        .split(/[\s\u00a0\u202f]+/)
        .filter((word) => /[\p{L}\d]/u.test(word));

      expect([record.slug, Math.max(words.length, 900)]).toEqual([record.slug, 900]);
    }
  });

  it('share no sentence of more than ten words except the promises', () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const record of serviceRecords) {
      for (const sentence of new Set(texts(record).flatMap((text) => text.split(/(?<=[.?])\s/)))) {
        if (sentence.split(/\s/).length <= 10 || promised.includes(sentence)) continue;
        const other = seen.get(sentence);
        if (other !== undefined) repeated.push(`${record.slug} repeats ${other}: ${sentence}`);
        seen.set(sentence, record.slug);
      }
    }

    expect(repeated).toEqual([]);
  });

  it('begin with their offers, and end with zones', () => {
    for (const { blocks } of serviceRecords) {
      expect(blocks[0]?.kind).toBe('offers');
      expect(blocks.at(-1)?.kind).toBe('zones');
    }
  });

  it('have an anchor for each part that the menus name', () => {
    for (const { key, slug } of serviceRecords) {
      const anchors = anchorsOf(slug);
      expect(new Set(anchors).size).toBe(anchors.length);
      expect(anchors).toEqual(expect.arrayContaining(services[key].parts.map(({ id }) => id)));
    }
  });

  it('show every offer that the specification lists', () => {
    const names = (slug: string) =>
      blocksOf(slug, 'offers').flatMap(({ offers }) => offers.map(({ name }) => name));

    expect(names('peinture')).toEqual([
      'Peinture intérieure',
      'Peinture extérieure',
      'Peinture sur boiseries',
    ]);
    expect(names('nettoyage-exterieur')).toEqual(['Dallage', 'Façade', 'Terrasse', 'Menuiserie']);
    expect(names('toiture')).toEqual([
      'Démoussage',
      'Traitement antimousse',
      'Traitement hydrofuge',
      'Nettoyage de toiture',
      'Peinture de toiture',
    ]);
    expect(names('maconnerie')).toEqual([
      'Réparation',
      'Montage de muret',
      'Construction de murs',
      'Crépi et enduits',
      'Travaux de façade',
    ]);
    expect(names('renovation-interieur')).toEqual([
      'Menuiserie intérieure',
      'PVC intérieur',
      'Zinguerie intérieure',
    ]);
    expect(names('renovation-exterieur')).toEqual(['Menuiserie extérieure', 'PVC extérieur', 'Zinguerie']);
  });

  it('have the other blocks that the specification requires', () => {
    const kinds = (slug: string) =>
      serviceRecords
        .filter((record) => record.slug === slug)
        .flatMap(({ blocks }) => blocks.map(({ kind }) => kind));

    const headings = (slug: string) => blocksOf(slug, 'points').map(({ heading }) => heading);

    expect(kinds('peinture')).toEqual(expect.arrayContaining(['follow-up', 'method', 'zones']));
    expect(headings('peinture')).toContain('Pourquoi nous confier la peinture');
    expect(kinds('nettoyage-exterieur')).toContain('follow-up');
    expect(kinds('toiture')).toContain('typical-jobs');
    expect(JSON.stringify(blocksOf('toiture', 'points'))).toContain(
      'une seule marque de produits professionnels pour toute la toiture',
    );
    expect(kinds('maconnerie')).toEqual(expect.arrayContaining(['method', 'typical-jobs']));
    expect(kinds('renovation-interieur')).toContain('follow-up');
    expect(kinds('renovation-exterieur')).toContain('typical-jobs');
    for (const slug of ['peinture', 'maconnerie'])
      for (const { steps } of blocksOf(slug, 'method')) expect(steps).toHaveLength(3);
  });

  it('show typical jobs in the specified towns', () => {
    const towns = (slug: string) =>
      blocksOf(slug, 'typical-jobs').flatMap(({ jobs }) => jobs.map(({ town }) => town));

    expect(towns('toiture')).toEqual(['gerzat', 'cebazat']);
    expect(towns('maconnerie')).toHaveLength(2);
    expect(towns('renovation-exterieur')).toEqual(['riom', 'gerzat']);
  });
});

describe('the pictures', () => {
  it('label every subject as a model', () => {
    for (const { alt } of Object.values(pictures)) expect(alt).toMatch(/^Maquette /);
  });

  it('have the same proportions within a pair', () => {
    for (const pair of Object.values(pairs)) {
      if (!('before' in pair)) continue;
      const before = pictures[pair.before].source;
      const after = pictures[pair.after].source;
      expect([before.width, before.height]).toEqual([after.width, after.height]);
    }
  });
});
