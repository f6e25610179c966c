import { z } from 'zod';
import { runOwnerCommand, type OwnerProgram } from './owner-command';
import type { Choices } from './section';

const versions = z.object({
  versions: z.array(
    z.object({ version: z.string(), date: z.string(), isLive: z.boolean(), works: z.number() }),
  ),
});

const named = z
  .object({ slug: z.string(), name: z.string() })
  .transform(({ slug, name }) => ({ value: slug, text: name }));
const choices = z.object({ choices: z.object({ services: z.array(named), places: z.array(named) }) });

/** Milliseconds that a page waits for it. */
const longestAnswer = 20_000;
/** For which the trades and towns of the site are remembered. Milliseconds. */
const choicesLast = 10 * 60_000;

/** What was published, the newest first. Null when it cannot be told now. */
export async function readVersions(program: OwnerProgram) {
  return versions.safeParse(await answerTo(program, 'versions')).data?.versions ?? null;
}

/**
 * The trades and towns of the live site. Asking takes a second or two, so it is done once in a while; what was known
 * before is better than nothing.
 */
export function rememberedChoices(program: OwnerProgram): () => Promise<Choices> {
  let known: Choices | null = null;
  let asking: Promise<void> | null = null;
  let askedAt = -Infinity;
  async function ask(): Promise<void> {
    const read = choices.safeParse(await answerTo(program, 'choices')).data?.choices;
    if (read) [known, askedAt] = [read, performance.now()];
    asking = null;
  }
  return async () => {
    if (performance.now() - askedAt > choicesLast) asking ??= ask();
    if (known === null) await asking;
    return known ?? { services: [], places: [] };
  };
}

async function answerTo(program: OwnerProgram, command: string): Promise<unknown> {
  let answer: unknown = null;
  const hear = (said: unknown) => (answer = said);
  await runOwnerCommand(program, { arguments: [command], longest: longestAnswer, hear }).ended;
  return answer;
}
