import { contentInput } from '../../../delivery/owner/input';
import { errorAt, ownersPageForEach, valueOf } from '../../testing/owners-page-server';
import { candidateOf } from '../publish/candidate';

const site = ownersPageForEach();

describe('opening hours', () => {
  const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const all = (kind: string, times: Record<string, string> = {}) =>
    Object.assign(
      {},
      ...week.flatMap((day) =>
        Object.entries({ kind, ...times }).map(([name, text]) => ({ [`openingHours.${day}.${name}`]: text })),
      ),
    );
  const optionsOf = (text: string, day: string) =>
    new RegExp(`name="openingHours.${day}.kind"[^>]*>(.*?)</select>`).exec(text)?.[1] ?? '';
  const chosenIn = (text: string, day: string) => /value="([^"]*)" selected/.exec(optionsOf(text, day))?.[1];

  it('start with the live hours, and are published as typed', async () => {
    const { text } = await site.get('/site/agenda');
    expect(['monday', 'saturday', 'sunday'].map((day) => chosenIn(text, day))).toEqual([
      ...['open', 'as-monday', 'by-appointment'],
    ]);
    expect(optionsOf(text, 'monday')).not.toContain('Comme lundi');
    expect(valueOf('openingHours.monday.opens', text)).toBe('07:00');

    const lunch = { 'pause.from': '12:00', 'pause.to': '14:00' };
    await site.fill('/site/agenda', {
      ...all('open', { opens: '08:30', closes: '18:00', ...lunch }),
      'openingHours.sunday.kind': 'closed',
    });
    expect((await site.get('/site/agenda?fait=enregistre')).text).toContain(
      'C’est enregistré. Les visiteurs',
    );
    await site.post('/site/publier');
    await site.shown('/site', (page) => page.includes('C’est en ligne.'));
    expect(site.delivery.prepared().input.identity['openingHours']).toMatchObject({
      monday: { kind: 'open', opens: '08:30', closes: '18:00', pause: { from: '12:00', to: '14:00' } },
      sunday: { kind: 'closed' },
    });
  });

  it('can be copied from Monday, and then report an error only for Monday', async () => {
    await site.fill('/site/agenda', {
      ...all('as-monday'),
      ...{ 'openingHours.monday.kind': 'open', 'openingHours.monday.opens': '09:00' },
      ...{ 'openingHours.monday.closes': '08:00', 'openingHours.sunday.kind': 'closed' },
    });
    const { text } = await site.get('/site/agenda');
    expect(errorAt('openingHours.monday.closes', text)).toBe('La fin de la journée vient après son début.');
    expect(text).toContain('1 point à corriger');

    await site.fill('/site/agenda', { 'openingHours.monday.closes': '18:00' });
    const { identity } = contentInput.parse(candidateOf(site.database));
    const hours = { kind: 'open', opens: '09:00', closes: '18:00' };
    expect(identity.openingHours).toMatchObject({
      monday: hours,
      saturday: hours,
      sunday: { kind: 'closed' },
    });
  });

  it('show an error at each impossible field, and keep the typed text', async () => {
    await site.fill('/site/agenda', {
      ...all('open', { opens: '08:00', closes: '18:00' }),
      'openingHours.tuesday.closes': '07:00',
      'openingHours.wednesday.opens': '',
      'openingHours.friday.pause.from': '12:00',
      'openingHours.saturday.opens': 'tôt',
    });
    const { text } = await site.get('/site/agenda');

    expect(errorAt('openingHours.tuesday.closes', text)).toBe('La fin de la journée vient après son début.');
    expect(errorAt('openingHours.wednesday.opens', text)).toContain('l’heure où vous commencez');
    expect(errorAt('openingHours.friday.pause.to', text)).toContain('l’heure où la pause finit');
    expect(errorAt('openingHours.saturday.opens', text)).toMatch(/comme «\s07:30\s»/);
    expect(valueOf('openingHours.saturday.opens', text)).toBe('tôt');
    expect(errorAt('openingHours.monday.opens', text)).toBeNull();
  });

  it('require at least one open day', async () => {
    await site.fill('/site/agenda', all('closed'));
    const { text } = await site.get('/site/agenda');

    expect(errorAt('openingHours.monday.kind', text)).toContain('Ouvrez au moins un jour');
  });
});

describe('public holidays', () => {
  it('are closed unless the owner ticks them, and stay ticked', async () => {
    await site.fill('/site/agenda', { 'openHolidays.armistice': 'oui' });
    const { identity } = contentInput.parse(candidateOf(site.database));

    expect(identity.openHolidays).toEqual({ armistice: true });
    expect((await site.get('/site/agenda')).text).toMatch(
      /<input[^>]*name="openHolidays\.armistice"[^>]*checked/,
    );
  });
});

describe('a past closure', () => {
  it('is shown with advice, and does not count as incomplete', async () => {
    const text = 'La fermeture qui finit le 03/05/2026 est passée';
    await site.fill('/site/agenda', { 'closures.0.from': '2026-05-01', 'closures.0.to': '2026-11-21' });
    expect((await site.get('/site/agenda')).text).not.toContain(text);
    await site.fill('/site/agenda', { 'closures.0.to': '2026-05-03' });

    expect((await site.get('/site/agenda')).text).toContain(text);
    expect((await site.get('/site/a-completer')).text).not.toContain('/site/agenda');
  });
});
