import { firstFiles } from './first-files';

it('the first files show the answers, and a trade name with every character', () => {
  const answers = { origin: 'https://www.site.example', email: 'a@site.example', national: '01 99 00 12 34' };
  const files = firstFiles({ tradeName: 'Dupont & Fils | "Toits" \\1' }, answers);

  expect(JSON.parse(files['identity.json'] ?? '')).toMatchObject({
    tradeName: 'Dupont & Fils | "Toits" \\1',
    phone: { international: '+33199001234' },
  });
  const page = files['_pages/first-day.html'];
  expect(page).toContain('<h1>Dupont &amp; Fils | &quot;Toits&quot; \\1\u00a0: le site ouvre bientôt</h1>');
  expect(page).toContain('href="tel:+33199001234">01 99 00 12 34</a>');
  expect(files['_pages/unavailable.html']).toContain('votre texte est resté dans le formulaire');
});
