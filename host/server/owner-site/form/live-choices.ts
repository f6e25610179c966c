import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { composedChoices } from '@renovation-th/shared/contracts/composed-files';
import { z } from 'zod';
import type { Choices } from './section';

const named = z.object({ slug: z.string(), name: z.string() });
const offered = z
  .array(named.transform(({ slug, name }) => ({ value: slug, text: name })))
  .transform((all) => all.toSorted((one, other) => one.text.localeCompare(other.text, 'fr')));
const choices = z.object({ services: offered, places: offered });

/** Reads the trades and towns of the live site, from which the owner chooses; empty while no site is live. */
export async function readLiveChoices(siteDir: string): Promise<Choices> {
  const text = await readFile(path.join(siteDir, composedChoices), 'utf8').catch(() => 'null');
  return choices.safeParse(JSON.parse(text)).data ?? { services: [], places: [] };
}
