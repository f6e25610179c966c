import { declaredPages } from './declared-pages';

describe('the declared pages', () => {
  it('have the sitemap entries that the specification sets', () => {
    expect(
      declaredPages().map(({ path, sitemap }) => [path, sitemap?.priority, sitemap?.changeFrequency]),
    ).toEqual([
      ['/', 1.0, 'weekly'],
      ['/services', 0.9, 'weekly'],
      ['/services/peinture', 0.8, 'monthly'],
      ['/services/nettoyage-exterieur', 0.8, 'monthly'],
      ['/services/toiture', 0.8, 'monthly'],
      ['/services/maconnerie', 0.8, 'monthly'],
      ['/services/renovation-interieur', 0.8, 'monthly'],
      ['/services/renovation-exterieur', 0.8, 'monthly'],
      ['/zones-intervention', 0.7, 'monthly'],
      ['/mentions-legales', 0.3, 'yearly'],
    ]);
    for (const { sitemap } of declaredPages()) expect(sitemap?.lastModified).toBe('2025-01-06');
  });

  it('describe each service and its provider for search engines', () => {
    for (const { path, structuredData } of declaredPages()) {
      if (!path.startsWith('/services/')) continue;
      expect(structuredData).toContainEqual(
        expect.objectContaining({ '@type': 'Service', url: path, provider: { '@id': '/#entreprise' } }),
      );
    }
  });

  it('have breadcrumbs that start at the home page, which has none', () => {
    for (const { path, breadcrumbs } of declaredPages()) {
      expect(breadcrumbs?.[0]?.path).toBe(path === '/' ? undefined : '/');
    }
  });
});
