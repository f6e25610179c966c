import { z } from 'zod';
import { saveDraft, readDraft } from '../forms/database/draft-rows';
import type { RequestDatabase } from '../forms/database/open-database';
import type { Choices } from './choices';
import { runOwnerCommand, type OwnerProgram } from './owner-command';
import { listWorks } from './site-drafts';

const versions = z.object({
  versions: z.array(
    z.object({ version: z.string(), date: z.string(), isLive: z.boolean(), works: z.number() }),
  ),
  live: z
    .object({
      works: z.array(z.object({ slug: z.string(), title: z.string(), place: z.string(), month: z.string() })),
    })
    .nullable(),
});

/** What was published, the newest first. */
type Versions = z.infer<typeof versions>;

const named = z.array(z.object({ slug: z.string(), name: z.string() }));
const choices = z.object({ choices: z.object({ services: named, places: named }) });

/** Milliseconds that a page waits for it. */
const longestAnswer = 20_000;

/** Null when it cannot be told now. */
export async function readVersions(program: OwnerProgram): Promise<Versions | null> {
  return versions.safeParse(await answerTo(program, 'versions')).data ?? null;
}

/** The trades and towns of the live site; null when they cannot be told now. */
export async function readChoices(program: OwnerProgram): Promise<Choices | null> {
  const read = choices.safeParse(await answerTo(program, 'choices')).data?.choices;
  const asChoices = (list: z.infer<typeof named>) =>
    list.map(({ slug, name }) => ({ value: slug, text: name }));
  return read ? { services: asChoices(read.services), places: asChoices(read.places) } : null;
}

/** Notes the addresses that works have got, so that they keep them whatever becomes of their titles. */
export async function noteSlugs(database: RequestDatabase, program: OwnerProgram, at: number): Promise<void> {
  // As they were published: their titles may change meanwhile.
  const works = listWorks(database);
  const live = (await readVersions(program))?.live?.works ?? [];
  for (const { id, texts } of works) {
    const name = `work/${id}/slug`;
    if (readDraft(database, name)) continue;
    const same = live.find(
      ({ title, place, month }) =>
        bare(title) === bare(texts.title) && place === texts.place && month === texts.month,
    );
    if (same) saveDraft(database, { name, value: same.slug, seen: 0, at });
  }
}

/** Without the spaces, which French typography has changed. */
const bare = (text = '') => text.replaceAll(/\s/g, '');

async function answerTo(program: OwnerProgram, command: string): Promise<unknown> {
  let answer: unknown = null;
  const running = runOwnerCommand(program, {
    arguments: [command],
    longest: longestAnswer,
    hear: ({ other }) => (answer = other),
  });
  await running.ended;
  return answer;
}
