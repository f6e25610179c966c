import { sampleIdentity } from '@renovation-th/shared/testing/sample-identity';
import { structuredData } from './structured-data';

it('structuredData gives closed hours for public holidays, except those on which the owner works', () => {
  const home = { path: '/', title: 'Accueil', description: 'Accueil', view: 'Home' } as const;
  const text = JSON.stringify(
    structuredData({ ...sampleIdentity, openHolidays: { victory: true } }, 2026, home),
  );

  expect(text).toContain(
    '"validFrom":"2026-11-11","validThrough":"2026-11-11","opens":"00:00","closes":"00:00"',
  );
  expect(text).not.toContain('2026-05-08');
});
