import { ownersSiteForEach } from '../testing/owners-site-server';

const site = ownersSiteForEach();

const insurance = {
  'insurance.insurer': 'Assurances du Centre',
  'insurance.address': '2 rue du Port, 63000 Clermont-Ferrand',
  'insurance.zone': 'France métropolitaine',
  'insurance.attestation': 'contrat n° 1, attestation 2026',
};

/** The error that the page tells at a field, or null. */
function errorAt(name: string, text: string): string | null {
  return new RegExp(`id="${name}-erreur">([^<]*)<`).exec(text)?.[1] ?? null;
}

const valueOf = (name: string, text: string) =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(text)?.[1];

describe('« À compléter »', () => {
  it('lists what is missing with its reason, until it is filled in', async () => {
    const before = await site.get('/site/a-completer');
    expect(before.text).toContain('La loi veut son nom, son adresse et la zone couverte.');

    const answer = await site.post('/site/remplir/assurance', { version: '0', ...insurance });
    expect([answer.status, answer.headers.location]).toEqual([
      303,
      '/site/a-completer?fait=assurance#assurance',
    ]);
    const after = await site.get('/site/a-completer?fait=assurance');
    expect(after.text).toContain('C’est enregistré. Les visiteurs le verront quand vous publierez.');
    expect(after.text).not.toContain('La loi veut son nom, son adresse et la zone couverte.');
    expect(valueOf('insurance.insurer', after.text)).toBe('Assurances du Centre');
  });

  it('tells at the field what is wrong, keeps what was typed, and still misses it', async () => {
    await site.post('/site/remplir/entreprise', { version: '0', 'registration.number': '123 456 789 00011' });
    const { text } = await site.get('/site/a-completer?fait=entreprise');

    expect(errorAt('registration.number', text)).toContain('un chiffre est faux');
    expect(valueOf('registration.number', text)).toBe('123 456 789 00011');
    expect(text).toContain('C’est enregistré, mais à corriger avant de publier');
    expect(text).toContain('Il manque votre SIRET.');
  });

  it('asks for the rest of a group that is half filled in', async () => {
    await site.post('/site/remplir/assurance', { version: '0', 'insurance.insurer': 'Assurances du Centre' });
    const { text } = await site.get('/site/a-completer');

    expect(errorAt('insurance.zone', text)).toContain('où l’assurance vous couvre');
    expect(errorAt('insurance.insurer', text)).toBeNull();
  });
});

describe('a list, such as prices', () => {
  const price = (row: number, what: string) => ({
    [`prices.${row}.service`]: 'volets',
    [`prices.${row}.what`]: what,
    [`prices.${row}.from`]: '15',
    [`prices.${row}.unit`]: 'm²',
    [`prices.${row}.conditions`]: 'un étage',
  });

  it('has an empty row for the next one, and closes up when a row is emptied', async () => {
    const first = await site.get('/site/prix');
    expect(first.text).toContain('<option value="volets">Volets</option>');
    expect(first.text).not.toContain('name="prices.1.what"');
    await site.post('/site/remplir/prix', { version: '0', ...price(0, 'Ponçage'), ...price(1, 'Peinture') });
    const two = await site.get('/site/prix');
    expect(valueOf('prices.1.what', two.text)).toBe('Peinture');
    expect(two.text).toContain('name="prices.2.what"');

    await site.post('/site/remplir/prix', { version: '1', ...price(1, 'Peinture') });
    const { text } = await site.get('/site/prix');
    expect(valueOf('prices.0.what', text)).toBe('Peinture');
    expect(text).not.toContain('Ponçage');
    expect(errorAt('prices.0.from', text)).toBeNull();
  });

  it('tells in which row something is wrong', async () => {
    await site.post('/site/remplir/fermetures', {
      ...{ version: '0', 'closures.0.from': '2027-08-17', 'closures.0.to': '2027-08-03' },
    });
    const { text } = await site.get('/site/agenda');

    expect(errorAt('closures.0.to', text)).toBe('Le dernier jour vient après le premier.');
  });
});

describe('two tabs that change the same', () => {
  it('lose nothing: the second is told, sees both, and may keep his own', async () => {
    const smallest = (version: string, amount: string) =>
      site.post('/site/remplir/petit-chantier', { version, smallestJob: amount });
    await smallest('0', '120 €');
    const second = await smallest('0', '90 €');

    expect(second.status).toBe(409);
    expect(second.text).toContain('a été changée dans un autre onglet');
    expect(second.text).toContain('Dans l’autre onglet');
    expect(second.text).toContain('«\u00a0120 €\u00a0»');
    expect(valueOf('smallestJob', second.text)).toBe('90 €');
    expect(valueOf('smallestJob', (await site.get('/site/prix')).text)).toBe('120 €');
    await smallest(
      valueOf('version', second.text.slice(second.text.indexOf('id="petit-chantier"'))) ?? '',
      '90 €',
    );
    expect(valueOf('smallestJob', (await site.get('/site/prix')).text)).toBe('90 €');
  });
});

describe('what nobody types', () => {
  it('changes nothing but the fields of the form', async () => {
    await site.post('/site/remplir/adresse', [
      ['version', '0'],
      ['address.street', `<script>alert(1)</script>${'x'.repeat(10_000)}`],
      ['__proto__.polluted', 'yes'],
      ['origin', 'https://evil.example'],
    ]);
    const { text } = await site.get('/site/a-completer');

    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;x');
    expect(text).not.toContain('x'.repeat(300));
    expect(JSON.stringify(await draftNames())).not.toContain('origin');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('is no address of a section', async () => {
    for (const target of ['/site/remplir/', '/site/remplir/__proto__', '/site/remplir/prix/x', '/site/x'])
      expect((await site.post(target, { version: '0' })).status).toBe(405);
  });

  const draftNames = async () => site.database.all('SELECT name, value FROM drafts');
});
