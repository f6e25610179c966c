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
    const begin = () => site.post('/site/chantiers/nouveau');
    await site.fill('/site/prix', { smallestJob: '120 €' });
    const { page_count: pages } = site.database.get<{ page_count: number }>('PRAGMA page_count') ?? {};
    site.database.get(`PRAGMA max_page_count = ${Number(pages)}`);

    let answer = await begin();
    for (let projects = 1; projects < 500 && answer.status === 303; projects += 1) answer = await begin();
    expect(answer.status).toBe(507);
    expect(answer.text).toContain('Le disque du serveur est plein');
    expect(valueOf('smallestJob', (await site.get('/site/prix')).text)).toBe('120 €');

    site.database.get('PRAGMA max_page_count = 1000000');
    expect((await begin()).status).toBe(303);
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

  it('lists a section with an invalid optional value', async () => {
    const { text: before } = await site.get('/site/prix');
    expect(before).not.toContain('à corriger');
    await site.fill('/site/prix', { smallestJob: 'cher' });

    const { text } = await site.get('/site/a-completer');
    expect(text).toContain('<a href="/site/prix#petit-chantier">La plus petite intervention</a>');
  });

  it('opens the next incomplete section after each step', async () => {
    const step = '/site/a-completer?etape=adresse';
    const { text } = await site.get(step);
    expect(text).toContain('<p class="lead">Étape 2 sur 9</p>');
    expect(text).not.toContain('name="insurance.insurer"');
    expect([...text.matchAll(/<h[12].*?>(.*?)<\/h[12]>/g)].map(([, words]) => words)).toEqual([
      'Votre adresse',
    ]);
    const fields = { ...fieldsIn(text), 'address.street': '1 rue de la Gare', suivant: 'oui' };
    const { headers } = await site.post(step, fields);

    expect(headers.location).toBe('/site/a-completer?etape=assurance');
    expect(valueOf('address.street', (await site.get(step)).text)).toBe('1 rue de la Gare');
    const { text: next } = await site.get(headers.location);
    expect(next).toContain('<p class="lead">Étape 3 sur 9</p>');
    expect(next).toContain(`<a href="${step}">Précédent</a>`);
  });

  it('stays at a step with an invalid value, and continues if values are only missing', async () => {
    const step = '/site/a-completer?etape=taux';
    const send = (puyDeDome: string) =>
      site.fill(step, { 'travelCosts.puyDeDome': puyDeDome, 'travelCosts.allier': '12', suivant: 'oui' });
    expect((await send('gratuit')).headers.location).toBe(step);
    const { text } = await site.get(step);
    expect(errorAt('travelCosts.puyDeDome', text)).toContain('un prix en chiffres');
    expect(valueOf('travelCosts.puyDeDome', text)).toBe('gratuit');
    expect(text).toContain('Il manque un prix de déplacement\u00a0: dans le Puy-de-Dôme');
    expect(text).not.toMatch(/Il manque un prix[^<]*Allier/);

    expect((await send('0')).headers.location).toBe('/site/a-completer?etape=tva');
    expect((await site.get(step)).text).toContain(
      'Il manque un prix de déplacement\u00a0: à Issoire et dans le Cantal.',
    );
  });

  it('accepts an empty step in place of a sample', async () => {
    const step = '/site/a-completer?etape=chiffres';
    const link = 'href="/site/a-completer#chiffres"';
    expect((await site.get('/site/a-completer')).text).toContain(link);
    await site.post(step, { ...fieldsIn((await site.get(step)).text), suivant: 'oui' });

    expect((await site.get('/site/a-completer')).text).not.toContain(link);
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

describe('two devices on the same page', () => {
  it('cause a conflict if they change the same field, and the second device can resolve it', async () => {
    const seen = fieldsIn((await site.get('/site/prix')).text);
    const smallest = (fields: Record<string, string>, amount: string) =>
      site.post('/site/prix', { ...fields, smallestJob: amount });
    await smallest(seen, '120 €');
    const second = await smallest(seen, '90 €');

    expect(second.status).toBe(409);
    expect(second.text.indexOf('a été changée sur un autre appareil')).toBeLessThan(
      second.text.indexOf('id="petit-chantier"'),
    );
    expect(second.text).toContain('Sur l’autre appareil\u00a0: «\u00a0120 €\u00a0»');
    expect(valueOf('smallestJob', second.text)).toBe('90 €');
    expect(valueOf('smallestJob', (await site.get('/site/prix')).text)).toBe('120 €');
    await smallest(fieldsIn(second.text), '90 €');
    expect(valueOf('smallestJob', (await site.get('/site/prix')).text)).toBe('90 €');
  });

  it('can save different parts without a conflict', async () => {
    const seen = fieldsIn((await site.get('/site/prix')).text);
    await site.post('/site/prix', { ...seen, smallestJob: '120 €' });
    const second = await site.post('/site/prix', { ...seen, 'payment.deposit': '30 % à l’ouverture' });

    expect(second.status).toBe(303);
    const { text } = await site.get('/site/prix');
    expect([valueOf('smallestJob', text), valueOf('payment.deposit', text)]).toEqual([
      '120 €',
      '30 % à l’ouverture',
    ]);
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
    const fields = { ...fieldsIn((await site.get('/site/a-completer')).text), ...insurance };
    const content = Buffer.from('<script>');
    const { headers } = await site.sendFiles(
      '/site/a-completer',
      [{ field: 'fichiers.attestation.before', name: 'attestation.pdf', content }],
      fields,
    );

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

  it('is rejected at a URL without a section', async () => {
    for (const target of ['/site/remplir/', '/site/remplir/__proto__', '/site/remplir/prix/x', '/site/x'])
      expect((await site.post(target)).status).toBe(404);
  });

  const draftNames = async () => site.database.all('SELECT name, value FROM drafts');
});

describe('a section with a draft', () => {
  it('can be reset to the live values, which deletes the draft', async () => {
    expect((await site.get('/site/prix')).text).not.toContain('Annuler mes changements');
    await site.fill('/site/prix', { smallestJob: 'x'.repeat(200) });
    expect((await site.get('/site/prix')).text).toContain('/site/remplir/petit-chantier/oublier');
    const { headers } = await site.post('/site/remplir/petit-chantier/oublier');

    expect(headers.location).toBe('/site/prix#petit-chantier');
    expect(valueOf('smallestJob', (await site.get('/site/prix')).text)).not.toContain('xxx');
    expect(site.database.all('SELECT * FROM drafts')).toEqual([]);
  });
});
