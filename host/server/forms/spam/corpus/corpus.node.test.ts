import { sampleSubmissions } from '../../../drills/sample-submissions';
import { quarantineScore } from '../suspicion';
import type { CorpusPost } from './corpus-post';
import { judgeCorpus } from './judge-corpus';
import { botPosts, realPosts } from './read-corpus';

type Judged = ReturnType<typeof judgeCorpus>;

const names = async (judged: Judged, isQuarantined: boolean) =>
  (await judged).filter((post) => post.isQuarantined === isQuarantined).map(({ name }) => name);
const quarantined = (judged: Judged) => names(judged, true);
const delivered = (judged: Judged) => names(judged, false);
/** The half that no weight and no word was chosen by. */
const heldOut = (_: unknown, index: number) => index % 2 === 1;

describe('the corpus', () => {
  it('has two hundred people, a third of them without JavaScript, and two hundred robots', () => {
    expect(realPosts()).toHaveLength(200);
    expect(realPosts().filter(({ form }) => form === 'native').length).toBeGreaterThanOrEqual(66);
    expect(botPosts()).toHaveLength(200);
  });

  it('repeats nothing but what it means to repeat', () => {
    const written = [...realPosts(), ...botPosts().filter(({ token }) => token !== 'used')];
    const contents = written.map(({ fields }) =>
      [...fields].filter(([name]) => name !== 'Référence' && name !== '_elapsed').join('\n'),
    );
    expect(new Set(contents).size).toBe(contents.length);
  });
});

describe('people who ask for a craftsman', () => {
  it('are set apart twice in two hundred times at most', async () => {
    expect((await quarantined(judgeCorpus(realPosts()))).length).toBeLessThanOrEqual(2);
  });

  it('keep a distance from quarantine that a missing or forged token does not use up', async () => {
    const near = (await judgeCorpus(realPosts())).filter(({ score }) => score > quarantineScore - 4);
    expect(near.length).toBeLessThanOrEqual(2);
  });

  it('are judged alike when no script got a token, as in tabs of an earlier release', async () => {
    const posts = realPosts().map((post): CorpusPost => ({ ...post, token: 'none' }));
    expect((await quarantined(judgeCorpus(posts))).length).toBeLessThanOrEqual(2);
  });

  it('may share an address, as an office or a village behind one line does', async () => {
    const judged = judgeCorpus(realPosts(), (number) => `village ${number % 20}`);
    expect((await quarantined(judged)).length).toBeLessThanOrEqual(2);
  });
});

describe('robots', () => {
  it('are delivered five times in two hundred at most', async () => {
    expect((await delivered(judgeCorpus(botPosts()))).length).toBeLessThanOrEqual(5);
  });

  it('of the half that nothing was chosen by are delivered no more often', async () => {
    expect((await delivered(judgeCorpus(botPosts().filter(heldOut)))).length).toBeLessThanOrEqual(3);
  });

  it('are known by what they write, also when each has a good token and knows the form', async () => {
    const skilled = botPosts().filter(({ name }) => /^(scraped|scripted|tokened)/.test(name));
    const posts = skilled.map((post): CorpusPost => ({ ...post, token: 10_000 }));
    expect((await delivered(judgeCorpus(posts))).length).toBeLessThanOrEqual(skilled.length * 0.05);
  });
});

describe('the samples of the drills', () => {
  it('are taken for people, also when all come from one address', async () => {
    const samples = (await sampleSubmissions(100, 0, 7)).map(({ fields, reference }): CorpusPost => {
      return { name: reference, form: 'ajax', fields: new Map(Object.entries(fields)), token: 'none' };
    });
    expect(await quarantined(judgeCorpus(samples, () => 'loopback'))).toEqual([]);
  });
});
