import type { Registry } from '../registry';
import type { SiteContent } from '../owner/content';
import { readLiveSite, type LiveSite } from './live-site';
import { sentError } from './sent-error';

/** What a render process needs before it renders pages. */
export type RenderInput = {
  releases: string;
  registry: Pick<Registry, 'apps' | 'day'>;
  content: SiteContent;
};

let site: LiveSite;

/** Answers to the process that composes, by name. */
const answers = {
  /** Loads the releases. @returns the pages and failures. */
  async open({ releases, registry, content }: RenderInput) {
    site = await readLiveSite(releases, registry, content);
    return {
      pages: site.pages.map(({ app, declaration }) => ({ app, declaration })),
      failures: site.failures.map((failure) => ({ ...failure, error: sentError(failure.error) })),
    };
  },
  html: async (index: number) => site.pages[index]?.html() ?? '',
  /** @param days days on which the content of pages last changed, by path. */
  texts: async (days: Readonly<Record<string, string>>) => site.texts((page) => days[page] ?? null),
  serverFiles: async (_input: null) => site.serverFiles(),
};

export type Answers = typeof answers;
type Question = { id: number; name: keyof Answers; input: never };

process.on('message', ({ id, name, input }: Question) => {
  answers[name](input).then(
    (value) => process.send?.({ id, value }),
    (error: unknown) => process.send?.({ id, error: sentError(error) }),
  );
});
