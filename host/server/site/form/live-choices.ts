import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { composedChoices } from '@renovation-th/shared/contracts/composed-files';
import { z } from 'zod';
import { siteTexts } from '../content/site-texts';
import type { Choices } from './section';

const named = z.object({ slug: z.string(), name: z.string(), where: z.string().default('') });
const offered = z.array(named).transform((all) =>
  all
    .toSorted(
      (one, other) =>
        Number(isDepartment(one)) - Number(isDepartment(other)) || one.name.localeCompare(other.name, 'fr'),
    )
    .map((place) => ({
      value: place.slug,
      text: isDepartment(place) ? siteTexts.elsewhere(place.where) : place.name,
    })),
);
const choices = z.object({ services: offered, places: offered });

/** A department stands for all of its towns without a page. */
const isDepartment = ({ where }: z.output<typeof named>) => where.startsWith('dans ');

/** Reads the trades and towns of the live site. Returns empty lists if no site is live. */
export async function readLiveChoices(siteDir: string): Promise<Choices> {
  const text = await readFile(path.join(siteDir, composedChoices), 'utf8').catch(() => 'null');
  return choices.safeParse(JSON.parse(text)).data ?? { services: [], places: [] };
}
