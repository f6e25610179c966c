import { failureOf } from './compose-failure';
import { readLiveSite, type LiveSite, type RenderInput } from './live-site';

let site: LiveSite;

/** Answers to the process that composes, by name. */
const answers = {
  /** Loads the releases. @returns the pages and failures. */
  async open(input: RenderInput) {
    site = await readLiveSite(input).catch((error: unknown) => ({
      ...{ pages: [], texts: () => ({}), serverFiles: () => ({}) },
      failures: [failureOf(error, 'host', null)],
    }));
    const pages = site.pages.map(({ app, declaration }) => ({ app, declaration }));
    return { pages, failures: site.failures };
  },
  async html(index: number) {
    const page = site.pages[index];
    return page?.html().catch((error: unknown) => {
      throw failureOf(error, page.app, page.declaration?.path ?? '/404');
    });
  },
  /** @param days days on which the content of pages last changed, by path. */
  texts: async (days: Readonly<Record<string, string>>) => ({
    ...site.texts((page) => days[page] ?? null),
    ...site.serverFiles(),
  }),
};

export type Answers = typeof answers;
type Question = { name: keyof Answers; input: never };

let last = Promise.resolve<unknown>(undefined);

/** Answers in the order of the questions. */
process.on('message', ({ name, input }: Question) => {
  const answer = last.then((): Promise<unknown> => answers[name](input));
  last = answer.then(
    (value) => process.send?.({ value }),
    (error: unknown) => process.send?.({ failure: failureOf(error, 'host', null) }),
  );
});
