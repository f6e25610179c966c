import { databaseForEach, keepSample } from '../../testing/sample-database';
import { nativeFields, samplePerson as person, scriptFields, type Written } from '../../testing/written-form';
import { ownerTexts } from '../content/owner-texts';
import { spamJudge } from './spam-judge';
import { quarantineScore } from './signs';

const test = databaseForEach();
const begun = Date.parse('2026-11-21T10:00:00Z');
const now = () => new Date(begun + 60_000);
const log = (line: string) => void test.log.push(line);
const judgeNow = (database = test.database) => spamJudge({ database, mostAnHour: 3, now, log });
const reference = 'RTH-20261121-AB12CD';

function judge(over: Partial<Written> = {}, fields: Record<string, string> = {}) {
  const sent = new Map([...scriptFields({ ...person, ...over }, reference), ...Object.entries(fields)]);
  return judgeNow()({ reference, fields: sent });
}

describe('an ordinary request', () => {
  it('scores no points, with and without JavaScript', () => {
    expect(judge()).toMatchObject({ score: 0, reasons: [] });
    expect(judgeNow()({ reference, fields: nativeFields(person) })).toMatchObject({
      score: 0,
      reasons: [],
    });
  });

  it.each([
    [
      'an English message',
      'Hello, two slates came off our roof in the storm. Could you call us back please?',
    ],
    ['a shop', 'Je voudrais poser ceci : https://www.leroymerlin.fr/produits/a-b-1.html merci'],
    ['shared photographs', 'Les photos : https://photos.app.goo.gl/Kx2pQ9dTe4 et https://we.tl/t-8sKd02'],
    [
      'a greeting in another alphabet',
      'Merhaba, مرحبا, le toit de la grange fuit depuis la tempête de jeudi.',
    ],
    [
      'a word that robots use too',
      'Nous sommes nombreux dans la maison, le budget sexy de nos rêves attendra.',
    ],
  ])('may contain %s', (_what, message) => {
    expect(judge({ Description_projet: message }).score).toBeLessThan(quarantineScore);
  });

  it.each([
    'Votre comparateur de devis affichait un tarif pour l’isolation à 1 euro, est-ce que vous en faites encore ?',
    'Nous changeons de fournisseur d’énergie et voulons une isolation à 1 euro des combles.',
    'Frais de port des tuiles compris ? J’utilise un logiciel de devis pour comparer.',
    'J’ai un rachat de crédit en cours et un prêt entre particuliers avec mon frère pour payer la toiture.',
    'I found your website and your contact form is great. We need a price list for roof tiles.',
    'Добрий день, у нас протікає дах після бурі, чи можете ви приїхати подивитися?',
    'السلام عليكم، سقف منزلنا يتسرب منه الماء منذ العاصفة، هل يمكنكم الحضور؟',
  ])('is not quarantined for its wording if it has a French number and a trade: "%s"', (message) => {
    const { isQuarantined, reasons } = judge({ Description_projet: message });

    expect(isQuarantined).toBe(false);
    expect(reasons.length).toBeGreaterThan(0);
    expect(judge({ Description_projet: message, Téléphone: '' }).isQuarantined).toBe(
      judge({ Description_projet: message, Téléphone: '', Email: 'a@b.example' }).score >= quarantineScore,
    );
  });

  it.each([person.Nom, person.Email, 'zoe.durand@maison.example', person.Téléphone])(
    'is not quarantined if the honeypot contains the value of another field: "%s"',
    (_honey) => {
      expect(judge({}, { _honey })).toMatchObject({ isQuarantined: false, reasons: ['honeypot'] });
    },
  );
});

describe('the request of a robot', () => {
  it.each([
    [
      'spam-words',
      {
        Description_projet: 'We sell backlinks and a guest post for your lead generation.',
        Téléphone: '+1 202 555 0100',
      },
      {},
    ],
    ['links', { Description_projet: 'https://a.example https://b.example www.cheap-c.com cheap-d.shop' }, {}],
    [
      'foreign-alphabet',
      { Description_projet: 'Здравствуйте, мы предлагаем вам продвижение сайта', Téléphone: '' },
      {},
    ],
    ['honeypot', {}, { _honey: 'x' }],
    ['too-fast', {}, { _elapsed: '20' }],
  ])('is quarantined for %s, with a text for the owner', (reason, over, fields) => {
    const { score, reasons } = judge(over, fields);

    expect(score).toBeGreaterThanOrEqual(quarantineScore);
    expect(reasons[0]).toBe(reason);
    for (const each of reasons) expect(ownerTexts.suspicionReasons[each]).toBeTruthy();
  });
});

describe('requests of all visitors together', () => {
  it('are quarantined beyond the hourly limit, from any address', () => {
    const receivedAt = (minutes: number) => new Date(now().getTime() - minutes * 60_000).toISOString();
    keepSample(test.database, { reference: 'RTH-20261121-AAAAAA', receivedAt: receivedAt(61) });
    for (const letter of ['B', 'C'])
      keepSample(test.database, {
        reference: `RTH-20261121-${letter.repeat(6)}`,
        receivedAt: receivedAt(59),
      });
    expect(judge().isQuarantined).toBe(false);
    keepSample(test.database, { reference: 'RTH-20261121-DDDDDD', receivedAt: receivedAt(1) });

    expect(judge()).toMatchObject({ isQuarantined: true, reasons: ['flood'] });
  });

  it('do not count if they have a future date', () => {
    const { likeness } = judge();
    for (const letter of ['A', 'B', 'C', 'D'])
      keepSample(
        test.database,
        { reference: `RTH-20290601-${letter.repeat(6)}`, receivedAt: '2029-06-01T10:00:00.000Z' },
        { likeness },
      );

    expect(judge()).toMatchObject({ isQuarantined: false, reasons: [] });
  });
});

describe('the time that a form was open', () => {
  it.each(['1000', '', '-5', 'vite', '1, 2'])('scores no points when it is "%s"', (_elapsed) => {
    expect(judge({}, { _elapsed })).toMatchObject({ score: 0 });
  });
});

describe('a request', () => {
  it('gets no points for repetition while the database fails', () => {
    const locked = () => {
      throw new Error('locked');
    };
    const database = { ...test.database, ...{ all: locked, get: locked, write: locked } };
    const fields = scriptFields(person, reference);

    expect(judgeNow(database)({ reference: 'a', fields })).toMatchObject({ score: 0 });
    expect(test.log.join()).toContain('locked');
  });
});
