import type { Closure } from '../identity/identity';
import { sampleIdentity } from '../testing/sample-identity';
import { closedSentence, isNearOn, nearClosure, returnDay } from './closures';
import { replySentence } from './reply';
import { answers } from '../content/promises';

/** Open Monday to Saturday. */
const identity = (...closures: Closure[]) => ({ ...sampleIdentity, closures });

describe('closures', () => {
  const august = { from: '2026-08-03', to: '2026-08-17' };

  it.each([
    ['2026-07-19', false],
    ['2026-07-20', true],
    ['2026-08-17', true],
    ['2026-08-18', false],
  ])('are near from two weeks before their first day until their last day: on %s, %s', (day, isAnnounced) => {
    expect(isNearOn(day, august)).toBe(isAnnounced);
  });

  it.each([
    ['2026-08-03', '2026-08-17', 'Fermé du 3 au 17 août.'],
    ['2026-08-01', '2026-08-17', 'Fermé du 1er au 17 août.'],
    ['2026-07-28', '2026-08-17', 'Fermé du 28 juillet au 17 août.'],
    ['2026-12-24', '2027-01-03', 'Fermé du 24 décembre 2026 au 3 janvier 2027.'],
    ['2026-11-11', '2026-11-11', 'Fermé le 11 novembre.'],
  ])('have a sentence without redundant months and years: from %s to %s', (from, to, words) => {
    expect(closedSentence({ from, to })).toBe(words);
  });

  it('have a return day that is neither a Sunday nor in another closure', () => {
    const next = { from: '2026-08-17', to: '2026-08-18' };
    const toSaturday = { from: '2026-08-03', to: '2026-08-15' };

    expect(returnDay(toSaturday, identity(toSaturday))).toBe('2026-08-17');
    expect(returnDay(toSaturday, identity(toSaturday, next))).toBe('2026-08-19');
  });

  it('are announced one at a time, the earliest near one first', () => {
    const later = { from: '2026-08-20', to: '2026-08-21', isNear: true } as const;
    const sooner = { ...august, isNear: true } as const;

    expect(nearClosure(identity(later, sooner))).toEqual(sooner);
    expect(nearClosure(identity(august))).toBeNull();
  });

  it('are added to the promise of a reply when they are near', () => {
    expect(replySentence(identity({ ...august, isNear: true }))).toBe(
      `${answers.reply.sentence} Fermé du 3 au 17 août. Vos demandes ont une réponse à partir du 18 août.`,
    );
    expect(replySentence(identity())).toBe(answers.reply.sentence);
  });
});
