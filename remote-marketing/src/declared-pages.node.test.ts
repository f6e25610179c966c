import { declaredPages } from './declared-pages';

describe('The declared pages', () => {
  it('stand in the sitemap as the specification says', () => {
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
      ['/retractation', 0.3, 'yearly'],
    ]);
    for (const { sitemap } of declaredPages()) expect(sitemap?.lastModified).toBe('2025-01-06');
  });

  it('tell search engines of each service, and who offers it', () => {
    for (const { path, structuredData } of declaredPages()) {
      if (!path.startsWith('/services/')) continue;
      expect(structuredData).toContainEqual(
        expect.objectContaining({ '@type': 'Service', url: path, provider: { '@id': '/#entreprise' } }),
      );
    }
  });

  it('show where they stand below the home page', () => {
    for (const { path, breadcrumbs } of declaredPages()) {
      expect(breadcrumbs?.[0]?.path).toBe(path === '/' ? undefined : '/');
    }
  });
});
