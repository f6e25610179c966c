import { contentInput } from '../../../delivery/owner/input';
import { errorAt, fieldsIn, ownersPageForEach, valueOf } from '../../testing/owners-page-server';
import { candidateOf } from '../publish/candidate';

const site = ownersPageForEach();
const identity = () => contentInput.parse(candidateOf(site.database)).identity;

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
    const why = 'La loi veut son nom, son adresse et la zone couverte.';
    expect((await site.get('/site/a-completer')).text).toContain(why);

    const { headers } = await site.fill('/site/a-completer', insurance);
    const { text } = await site.get(headers.location);
    expect(text).toContain('C’est enregistré. Les visiteurs le verront quand vous publierez.');
    expect(text).not.toContain(why);
    expect(valueOf('insurance.insurer', text)).toBe('Assurances du Centre');
  });

  it('replaces the samples of the site when it is saved, even with empty fields', async () => {
    const why = 'Les chiffres de l’accueil sont des exemples.';
    expect((await site.get('/site/a-completer')).text).toContain(why);
    await site.fill('/site/a-completer', {});

    expect((await site.get('/site/a-completer')).text).not.toContain(why);
  });
});

describe('an invalid text', () => {
  const pause = (from: string, to: string) => ({
    'openingHours.tuesday.pause.from': from,
    'openingHours.tuesday.pause.to': to,
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['a-completer', { 'insurance.insurer': 'A', 'insurance.zone': '' }, /où l’assurance vous couvre/],
    ['agenda', { 'closures.0.from': '2027-08-17', 'closures.0.to': '2027-08-03' }, /vient après le premier/],
    ['agenda', { 'openingHours.tuesday.opens': '' }, /l’heure où vous commencez/],
    ['agenda', { 'openingHours.tuesday.opens': 'tôt' }, /comme «\s07:30\s»/],
    ['agenda', pause('12:00', ''), /l’heure où la pause finit/],
  ])('is kept, and has an error beside its field: %s %p', async (page, texts, words) => {
    await site.fill(`/site/${page}`, texts);
    const { text } = await site.get(`/site/${page}`);
    const [name = '', typed] = Object.entries(texts).at(-1) ?? [];

    expect(errorAt(name, text)).toMatch(words);
    expect(valueOf(name, text)).toBe(typed);
    expect(text).toContain(`href="#${name}"`);
  });

  it('counts as missing', async () => {
    await site.fill('/site/a-completer', { 'registration.number': '123 456 789 00011' });

    expect((await site.get('/site/a-completer')).text).toContain('Il manque votre SIRET.');
    expect((await site.get('/site')).text).toContain('href="/site/a-completer#entreprise"');
  });
});

describe('a list, such as prices', () => {
  it('has an empty row for the next item, and removes a row that is emptied', async () => {
    const first = await site.get('/site/prix');
    expect(first.text).toContain('<option value="volets">Volets</option>');
    expect(first.text).not.toContain('name="prices.1.what"');
    await site.fill('/site/prix', { 'prices.0.what': 'Ponçage', 'prices.1.what': 'Peinture' });
    const two = await site.get('/site/prix');
    expect(valueOf('prices.1.what', two.text)).toBe('Peinture');
    expect(two.text).toContain('name="prices.2.what"');

    await site.fill('/site/prix', { 'prices.0.what': '' });
    const { text } = await site.get('/site/prix');
    expect(valueOf('prices.0.what', text)).toBe('Peinture');
    expect(text).not.toContain('Ponçage');
  });
});

describe('opening hours and public holidays', () => {
  it('start with the live hours, are copied from Monday, and stay ticked', async () => {
    const { text } = await site.get('/site/agenda');
    expect(valueOf('openingHours.monday.opens', text)).toBe('07:00');
    const [, monday] = /name="openingHours.monday.kind"[^>]*>(.*?)<\/select>/.exec(text) ?? [];
    expect(monday).not.toContain('Comme lundi');

    await site.fill('/site/agenda', {
      ...{ 'openingHours.monday.opens': '08:30', 'openingHours.monday.closes': '18:00' },
      ...{ 'openingHours.monday.pause.from': '12:00', 'openingHours.monday.pause.to': '14:00' },
      ...{ 'openingHours.friday.kind': 'as-monday', 'openingHours.sunday.kind': 'closed' },
      'openHolidays.armistice': 'oui',
    });
    const hours = { kind: 'open', opens: '08:30', closes: '18:00', pause: { from: '12:00', to: '14:00' } };
    expect(identity()).toMatchObject({
      openingHours: { monday: hours, friday: hours, sunday: { kind: 'closed' } },
      openHolidays: { armistice: true },
    });
    expect((await site.get('/site/agenda')).text).toMatch(
      /<input[^>]*name="openHolidays\.armistice"[^>]*checked/,
    );
  });
});

describe('a form that was opened before another save', () => {
  it('is saved if it says what is already saved, for example after a lost answer', async () => {
    const fields = { ...fieldsIn((await site.get('/site/prix')).text), smallestJob: '120 €' };
    await site.post('/site/prix', fields);

    expect((await site.post('/site/prix', fields)).headers.location).toBe('/site/prix?fait=enregistre');
  });
});

describe('the insurance certificate', () => {
  const linkIn = (text: string) => /href="(\/fichiers\/[^"]+)"/.exec(text)?.[1];
  const pageAfter = async (content: Buffer) => {
    const file = { field: 'attestation', name: 'attestation.pdf', content };
    const { headers } = await site.sendFiles('/site/a-completer', [file], insurance);
    return (await site.get(headers.location)).text;
  };

  it('is served as a download, stays when texts are saved, and can be removed', async () => {
    const link = linkIn(await pageAfter(Buffer.from('%PDF-1.7 one')));
    await site.fill('/site/a-completer', { owner: 'Camille Exemple' });
    const { headers, text } = await site.get(link);
    expect(text).toBe('%PDF-1.7 one');
    expect(headers['content-disposition']).toBe('attachment; filename="attestation.pdf"');

    await site.fill('/site/a-completer', { attestation: '' });
    expect((await site.get(link)).status).toBe(404);
  });

  it.each([
    ['is no PDF', '<script>', 'Ce fichier n’est pas un PDF.'],
    ['has more than 5 MB', `%PDF-1.7${' '.repeat(5 * 1024 * 1024)}`, 'plus de 5\u00a0Mo'],
  ])('is refused if it %s, and the texts of the form are saved', async (_what, content, words) => {
    const text = await pageAfter(Buffer.from(content));

    expect(text).toContain(words);
    expect(linkIn(text)).toBeUndefined();
    expect(valueOf('insurance.insurer', text)).toBe('Assurances du Centre');
  });
});

describe('a forged post', () => {
  it('can change only the fields of the form', async () => {
    await site.fill('/site/a-completer', {
      'address.street': 'x'.repeat(10_000),
      '__proto__.polluted': 'yes',
      origin: 'https://evil.example',
    });
    const { text } = await site.get('/site/a-completer');

    expect(text).not.toContain('x'.repeat(301));
    expect(JSON.stringify(candidateOf(site.database))).not.toContain('evil');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
