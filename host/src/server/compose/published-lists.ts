import type { LiveRelease } from '@renovation-th/shared/contracts/composer';
import {
  publishedListFile,
  type ListFields,
  type Published,
} from '@renovation-th/shared/contracts/published';
import { refusal } from './refusal';

/** Returns the lists that live releases publish, with the owner's projects. */
export function publishedLists(
  releases: readonly LiveRelease[],
  projects: Published['projects'],
): Partial<Published> {
  const texts = releases.flatMap(({ record, text }) =>
    record.publishes.map((name) => [name, JSON.parse(text(publishedListFile(name))) as unknown]),
  );
  return { ...Object.fromEntries(texts), projects };
}

/** Checks that live releases publish all used lists. @throws ComposerRefusal when one is missing. */
export function usedLists(lists: Partial<Published>, uses: ListFields): Published {
  const missing = Object.keys(uses).find((name) => !(name in lists));
  if (missing) {
    throw refusal(
      `No live release publishes the list ${missing}.`,
      'Promote a release that publishes it, together with the releases that use it.',
    );
  }
  return lists as Published;
}
