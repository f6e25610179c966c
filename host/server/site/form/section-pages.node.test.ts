import { errorAt, fieldsIn, ownersPageForEach, valueOf } from '../../testing/owners-page-server';

const site = ownersPageForEach();

const insurance = {
  'insurance.insurer': 'Assurances du Centre',
  'insurance.address': '2 rue du Port, 63000 Clermont-Ferrand',
  'insurance.zone': 'France métropolitaine',
  'insurance.attestation': 'contrat n° 1, attestation 2026',
};

describe('a full disk', () => {
  it('prevents saves until there is space, without losing saved texts', async () => {
    const save = async () => site.fill(await site.beginProject(), { title: 'Volets' });
    await site.fill('/site/prix', { smallestJob: '120 €' });
    const { page_count: pages } = site.database.get<{ page_count: number }>('PRAGMA page_count') ?? {};
    site.database.get(`PRAGMA max_page_count = ${Number(pages)}`);

    let answer = await save();
    for (let projects = 1; projects < 500 && answer.status === 303; projects += 1) answer = await save();
    expect(answer.status).toBe(507);
    expect(answer.text).toContain('Le disque du serveur est plein');
    expect(valueOf('smallestJob', (await site.get('/site/prix')).text)).toBe('120 €');

    site.database.get('PRAGMA max_page_count = 1000000');
    expect((await save()).status).toBe(303);
  });
});

describe('"À compléter"', () => {
  it('explains why missing values are needed, until the owner fills them in', async () => {
    const before = await site.get('/site/a-completer');
    expect(before.text).not.toContain('un client veut pouvoir vérifier');
    expect(before.text).toContain('La loi veut son nom, son adresse et la zone couverte.');

    const answer = await site.fill('/site/a-completer', { ...insurance });
    expect([answer.status, answer.headers.location]).toEqual([303, '/site/a-completer?fait=enregistre']);
    const after = await site.get('/site/a-completer?fait=enregistre');
    expect(after.text).toContain('C’est enregistré. Les visiteurs le verront quand vous publierez.');
    expect(after.text).toContain('un client veut pouvoir vérifier');
    expect(after.text).not.toContain('La loi veut son nom, son adresse et la zone couverte.');
    expect(valueOf('insurance.insurer', after.text)).toBe('Assurances du Centre');
  });

  it('shows an error at an invalid field, keeps the typed text, and lists the field as missing', async () => {
    await site.fill('/site/a-completer', { 'registration.number': '123 456 789 00011' });
    const { text } = await site.get('/site/a-completer?fait=enregistre');

    expect(errorAt('registration.number', text)).toContain('un chiffre est faux');
    expect(valueOf('registration.number', text)).toBe('123 456 789 00011');
    expect(text).toMatch(/1 point à corriger avant de publier.*href="#registration.number"/);
    expect(text).toContain('Il manque votre SIRET.');
  });

  it('replaces the samples of the site when it is saved, even with empty fields', async () => {
    const why = 'Les chiffres de l’accueil sont des exemples.';
    expect((await site.get('/site/a-completer')).text).toContain(why);
    await site.fill('/site/a-completer', {});

    expect((await site.get('/site/a-completer')).text).not.toContain(why);
  });

  it('asks for the missing fields of a partly filled group', async () => {
    await site.fill('/site/a-completer', { 'insurance.insurer': 'Assurances du Centre' });
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
    [`prices.${row}.to`]: '30',
    [`prices.${row}.unit`]: 'm²',
    [`prices.${row}.conditions`]: 'un étage',
  });

  const emptied = (fields: Record<string, string>) =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, '']));

  it('has an empty row for the next item, and removes a row that is emptied', async () => {
    const first = await site.get('/site/prix');
    expect(first.text).toContain('<option value="volets">Volets</option>');
    expect(first.text).not.toContain('name="prices.1.what"');
    await site.fill('/site/prix', { ...price(0, 'Ponçage'), ...price(1, 'Peinture') });
    const two = await site.get('/site/prix');
    expect(valueOf('prices.1.what', two.text)).toBe('Peinture');
    expect(two.text).toContain('name="prices.2.what"');

    await site.fill('/site/prix', emptied(price(0, '')));
    const { text } = await site.get('/site/prix');
    expect(valueOf('prices.0.what', text)).toBe('Peinture');
    expect(text).not.toContain('Ponçage');
    expect(errorAt('prices.0.from', text)).toBeNull();
  });

  it('shows an error in the invalid row', async () => {
    await site.fill('/site/agenda', {
      ...{ 'closures.0.from': '2027-08-17', 'closures.0.to': '2027-08-03' },
    });
    const { text } = await site.get('/site/agenda');

    expect(errorAt('closures.0.to', text)).toBe('Le dernier jour vient après le premier.');
  });
});

describe('a form that was opened before another save', () => {
  it('saves nothing and shows both texts, and then saves what the owner has seen', async () => {
    const seen = fieldsIn((await site.get('/site/prix')).text);
    const send = (fields: Record<string, string>) =>
      site.post('/site/prix', { ...fields, smallestJob: '90 €', 'payment.deposit': 'le solde à la fin' });
    await site.post('/site/prix', { ...seen, smallestJob: '120 €' });
    const stale = await send(seen);

    expect(stale.status).toBe(409);
    expect(stale.text).toContain('Pas encore enregistré');
    expect(stale.text).toContain('Enregistré ailleurs\u00a0: «\u00a0120 €\u00a0»');
    expect(valueOf('smallestJob', stale.text)).toBe('90 €');
    const saved = (await site.get('/site/prix')).text;
    expect([valueOf('smallestJob', saved), valueOf('payment.deposit', saved)]).toEqual(['120 €', '']);

    await send(fieldsIn(stale.text));
    expect(valueOf('smallestJob', (await site.get('/site/prix')).text)).toBe('90 €');
  });

  it('is saved if it says what is already saved, for example after a lost answer', async () => {
    const fields = { ...fieldsIn((await site.get('/site/prix')).text), smallestJob: '120 €' };
    await site.post('/site/prix', fields);

    expect((await site.post('/site/prix', fields)).headers.location).toBe('/site/prix?fait=enregistre');
  });
});

describe('a page of several parts', () => {
  it('saves all its parts at once', async () => {
    await site.fill('/site/a-completer', {
      ...insurance,
      'address.street': '1 rue de la Gare',
      owner: 'Camille Exemple',
    });
    const { text } = await site.get('/site/a-completer');

    expect(valueOf('insurance.insurer', text)).toBe('Assurances du Centre');
    expect(valueOf('address.street', text)).toBe('1 rue de la Gare');
    expect(valueOf('owner', text)).toBe('Camille Exemple');
  });

  it('does not store a draft of an unchanged part', async () => {
    await site.fill('/site/prix', { smallestJob: '120 €' });
    await site.fill('/site/agenda');

    expect(site.database.all('SELECT name FROM drafts')).toEqual([{ name: 'form/petit-chantier' }]);
  });

  it('saves the texts even if a file in the same form is refused', async () => {
    const file = { field: 'attestation', name: 'attestation.pdf', content: Buffer.from('<script>') };
    const { headers } = await site.sendFiles('/site/a-completer', [file], insurance);

    const { text } = await site.get(headers.location);
    expect(text).toContain('Ce fichier n’est pas un PDF.');
    expect(valueOf('insurance.insurer', text)).toBe('Assurances du Centre');
  });
});

describe('a forged post', () => {
  it('can change only the fields of the form', async () => {
    await site.fill('/site/a-completer', {
      'address.street': `<script>alert(1)</script>${'x'.repeat(10_000)}`,
      '__proto__.polluted': 'yes',
      origin: 'https://evil.example',
    });
    const { text } = await site.get('/site/a-completer');

    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;x');
    expect(text).not.toContain('x'.repeat(300));
    expect(JSON.stringify(await draftNames())).not.toContain('origin');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  const draftNames = async () => site.database.all('SELECT name, value FROM drafts');
});
