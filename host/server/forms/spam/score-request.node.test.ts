import { samplePerson as person } from '../../testing/sample-person';
import { nativeFields, scriptFields, type Written } from './corpus/corpus-post';
import { judgedText } from './judged-text';
import { scoreRequest, type Evidence } from './score-request';
import { quarantineScore, suspicionReasons } from './suspicion';
import { ownerTexts } from '../content/owner-texts';

const envelope = { kind: 'quote', reference: 'RTH-20261121-AB12CD', elapsed: 60_000 } as const;

const judge = (over: Partial<Written> = {}, evidence: Partial<Evidence> = {}) =>
  scoreRequest({
    fields: scriptFields({ ...person, ...over }, envelope),
    form: 'ajax',
    token: 'valid',
    pace: 1,
    isMessageKnown: false,
    ...evidence,
  });

describe('an ordinary request', () => {
  it('has no sign against it, with the script and without', () => {
    expect(judge()).toEqual({ score: 0, reasons: [] });
    expect(judge({}, { form: 'native', token: 'missing', fields: nativeFields(person, 'quote') })).toEqual({
      score: 0,
      reasons: [],
    });
  });

  it.each(['missing', 'early', 'stale', 'forged', 'replayed', 'unknown'] as const)(
    'is not set apart for a token that is %s',
    (token) => {
      expect(judge({}, { token }).score).toBeLessThan(quarantineScore / 2);
    },
  );

  it('may come from an address that sends much, or say what somebody else has said', () => {
    expect(judge({}, { pace: 50 }).score).toBeLessThan(quarantineScore);
    expect(judge({}, { isMessageKnown: true }).score).toBeLessThan(quarantineScore);
  });

  it.each([
    [
      'an English message',
      { message: 'Hello, two slates came off our roof in the storm. Could you call us back please?' },
    ],
    ['a shop', { message: 'Je voudrais poser ceci : https://www.leroymerlin.fr/produits/a-b-1.html merci' }],
    [
      'shared photographs',
      { message: 'Les photos : https://photos.app.goo.gl/Kx2pQ9dTe4 et https://we.tl/t-8sKd02' },
    ],
    ['a throw-away address', { email: 'durand@yopmail.com' }],
    [
      'a name of many parts',
      { lastname: 'de la Rochefoucauld-Nguyễn M’Barek', firstname: 'Maria de Fátima' },
    ],
    ['a name without vowels and a short one', { lastname: 'Srb', firstname: 'Ng' }],
    ['capitals', { message: 'BONJOUR IL PLEUT DANS MA CHAMBRE RAPPELEZ MOI !!!!!!!!!!!!' }],
    ['a British number', { phone: '+44 7700 900123' }],
    ['a mistyped number', { phone: '06 39 98' }],
    ['« test » in the family', { lastname: 'Testard' }],
    [
      'a greeting in Arabic letters',
      { message: 'السلام عليكم, je cherche un peintre pour deux chambres et un couloir, merci.' },
    ],
  ])('may have %s', (_what, over) => {
    expect(judge(over).score).toBeLessThan(quarantineScore / 2 + 1);
  });
});

describe('the signs of a robot', () => {
  it.each([
    ['links', { message: 'See https://a-site.example/x and https://b-site.example/y now' }],
    ['link-in-name', { lastname: 'visit www.casino.example' }],
    ['link-shortener', { message: 'Voici https://bit.ly/3xYz et merci pour tout le reste' }],
    ['code', { message: '<a href="https://x.example">x</a>' }],
    ['code', { lastname: '${jndi:ldap://x.example/a}' }],
    // The second letter is Cyrillic.
    ['code', { message: 'Hеllo, my friend' }],
    ['template', { message: 'Hi {firstname}, {how are|what about} you?' }],
    ['repetition', { message: 'achetez maintenant '.repeat(20) }],
    ['repetition', { message: 'oooooooooooooh' }],
    ['same-values', { lastname: 'google', firstname: 'google', town: 'google' }],
    ['foreign-alphabet', { message: 'Здравствуйте! Предлагаем продвижение сайтов.' }],
    ['foreign-alphabet', { message: '我们公司提供优质产品' }],
    [
      'foreign-language',
      { message: 'We would like you to know that this is what our people think about it' },
    ],
    ['disposable-address', { email: 'x@mail.mailinator.com' }],
    ['odd-address', { email: 'x@promo.xyz' }],
    ['odd-phone', { phone: '84732983742' }],
    ['odd-name', { lastname: '4711-2' }],
    ['gibberish', { lastname: 'lRxgbCVuYWfKdP', message: 'vHxQzLmTRkPwSdJ' }],
    ['spam-words', { message: 'Nous proposons le référencement naturel de votre site' }],
  ])('include %s', (reason, over) => {
    expect(judge(over).reasons).toContain(reason);
  });

  it('include a form that no page of the site sends', () => {
    const bare = new Map(Object.entries({ Nom: 'Durand', Email: 'a@b.example', Message: 'Bonjour' }));
    for (const form of ['ajax', 'native'] as const) {
      const { score, reasons } = judge({}, { fields: bare, form, token: 'missing' });
      expect(reasons).toEqual(expect.arrayContaining(['not-our-form', 'unknown-fields']));
      expect(score).toBeGreaterThanOrEqual(quarantineScore);
    }
  });

  it.each([
    ['honeypot', '_honey', 'x'],
    ['too-fast', '_elapsed', '999'],
  ])('suffice alone when they are traps: %s', (reason, name, value) => {
    const { score, reasons } = judge({}, { fields: scriptFields(person, envelope).set(name, value) });
    expect(reasons).toEqual([reason]);
    expect(score).toBeGreaterThanOrEqual(quarantineScore);
  });

  it.each(['1000', '', '-5', 'vite', '1, 2', '9'.repeat(400)])(
    'do not include « %s » for a time',
    (elapsed) => {
      const { score } = judge({}, { fields: scriptFields(person, envelope).set('_elapsed', elapsed) });
      expect(score).toBeLessThan(quarantineScore / 2);
    },
  );

  it('are named from the gravest on, each once', () => {
    const { reasons } = judge({
      email: 'x@mailinator.com',
      message:
        'SEO https://a.example https://b.example https://c.example https://d.example https://e.example',
    });
    expect(reasons[0]).toBe('links');
    expect(new Set(reasons).size).toBe(reasons.length);
  });

  it('all have French words for the owner', () => {
    expect(Object.keys(ownerTexts.suspicionReasons)).toEqual([...suspicionReasons]);
  });
});

describe('a hostile text', () => {
  const patterns = [
    'a',
    'aB',
    ' ',
    '\n',
    '<',
    '<a',
    '[',
    '{',
    '{|',
    '.',
    'a.',
    'www.',
    'https://',
    '://',
    '=://',
    '../',
    "'or",
    '@',
    'é',
    '\u0301',
    '\u0323\u0301',
    '\ufdfa',
    '$',
    'м',
    '漢',
    '\ud800',
    '1',
    'ab ',
    'le ',
    'seo ',
    'union ',
    'q',
    '-',
    '((((',
  ];

  it.each(patterns)('of many « %s » is judged, whatever its length', (pattern) => {
    const message = pattern.repeat(Math.ceil(32_768 / pattern.length));
    const fields = scriptFields({ ...person, message }, envelope);
    for (const name of [
      'Nom',
      'Prénom',
      'Ville',
      'Téléphone',
      'Email',
      '_token',
      '_elapsed',
      '_subject',
      pattern,
    ])
      fields.set(name, message);
    expect(judge({}, { fields }).score).toBeGreaterThanOrEqual(0);
  });

  it('is read at its beginning and its end, where advertisements stand, and no longer than that', () => {
    const filler = 'un mur et un toit à refaire '.repeat(2_000);
    expect(judge({ message: `${filler} https://x.top https://y.top https://z.top` }).reasons).toContain(
      'links',
    );
    const text = judgedText(scriptFields({ ...person, lastname: filler, message: filler }, envelope));
    expect(text.message.length).toBeLessThan(9_000);
    expect(text.names.join('').length).toBeLessThan(700);
  });

  it('takes time that grows with its length, and not with the square of it', () => {
    const timeOf = (pattern: string, length: number) => {
      const message = pattern.repeat(Math.ceil(length / pattern.length));
      const fields = scriptFields({ ...person, message }, envelope);
      const times = Array.from({ length: 5 }, () => {
        const before = process.cpuUsage().user;
        judge({}, { fields });
        return process.cpuUsage().user - before;
      });
      // The shortest time of all is the one that nothing else has disturbed.
      return Math.min(...times);
    };
    // Eight times the length: linear work takes eight times as long, quadratic work 64 times. What else goes on
    // in the process can disturb one look, so a growth that is too large is looked at again.
    const growthOf = (pattern: string) => timeOf(pattern, 8_000) / Math.max(timeOf(pattern, 1_000), 300);
    const seemsQuadratic = (pattern: string) => growthOf(pattern) > 40;
    const quadratic = patterns.filter((pattern) =>
      Array.from({ length: 6 }).every(() => seemsQuadratic(pattern)),
    );
    expect(quadratic).toEqual([]);
  });
});
