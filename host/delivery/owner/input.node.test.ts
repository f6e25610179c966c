import { contentInput, projectInput } from './input';

const photo = (letter: string, moment: string) => ({
  file: `files/${letter.repeat(32)}.jpg`,
  original: letter.repeat(32),
  moment,
  alt: 'Des volets',
});
const project = {
  title: 'Volets repeints',
  service: 'peinture',
  place: 'riom',
  month: '2026-03',
  days: 4,
  story: 'Huit volets décapés, traités\net repeints.',
  photos: [photo('a', 'before'), photo('b', 'after')],
  hasConsent: true,
};

/** Returns the first problem with each field. */
function refusalsOf(input: unknown): Record<string, string> {
  const { issues = [] } = contentInput.safeParse(input).error ?? {};
  return Object.fromEntries(issues.reverse().map(({ path, message }) => [path.join('.'), message]));
}

describe('a project', () => {
  it('is accepted, and each line break in its story becomes a space', () => {
    expect(projectInput.parse(project)).toEqual({
      ...project,
      story: 'Huit volets décapés, traités et repeints.',
    });
  });

  it.each([
    ['hasConsent', { hasConsent: false }, /mon client est d’accord/],
    ['photos', { photos: [photo('a', 'after')] }, /deux photos au moins/],
    ['photos', { photos: [photo('a', 'after'), photo('b', 'during')] }, /photo d’avant/],
    [
      'photos',
      { photos: Array.from('123456789', (letter) => photo(letter, 'before')) },
      /Huit photos au plus/,
    ],
    [
      'photos.0.file',
      { photos: [{ ...project.photos[0], file: '../../etc/passwd' }, photo('b', 'after')] },
      /Ajoutez/,
    ],
    [
      'photos.0.alt',
      { photos: [{ ...project.photos[0], alt: ' ' }, photo('b', 'after')] },
      /ce que la photo montre/,
    ],
    ['month', { month: '2999-01' }, /Écrivez un mois/],
    ['month', { month: '2098-01' }, /pas encore venu/],
    ['place', { place: '../riom' }, /Choisissez une commune/],
    ['title', { title: 'x'.repeat(51) }, /50 caractères/],
    ['days', { days: -1 }, /demi-journée/],
  ])('is refused with an error for the field %s', (field, change, words) => {
    expect(refusalsOf({ identity: {}, projects: { a: { ...project, ...change } } })).toEqual({
      [`projects.a.${field}`]: expect.stringMatching(words),
    });
  });
});

describe('projects', () => {
  it('are refused if there are more than fifty', () => {
    const projects = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [at, project]));

    expect(refusalsOf({ identity: {}, projects })).toEqual({ projects: '50 chantiers au plus.' });
  });
});

describe('the month of a project', () => {
  it('is compared with the current month in Paris, not in UTC', () => {
    jest.useFakeTimers({ now: Date.parse('2026-04-30T22:30:00Z') });
    const refused = (month: string) => refusalsOf({ identity: {}, projects: { a: { ...project, month } } });

    expect(refused('2026-05')).toEqual({});
    expect(refused('2026-06')).toEqual({ 'projects.a.month': expect.stringMatching(/pas encore venu/) });
    jest.useRealTimers();
  });
});
