import { z } from 'zod';
import type { RulesOf } from './release-record';

/** Compiles = passes: what is expected not to compile is an error when it does. */
type Declared = { path: string; sitemap?: { priority: number } };
const path = z.string();
const sitemap = z.object({ priority: z.number() }).optional();

export const complete = { path, sitemap } satisfies RulesOf<Declared>;

// @ts-expect-error -- an optional field without a rule would be dropped from every release
export const lacksAField = { path } satisfies RulesOf<Declared>;

// @ts-expect-error -- a rule for a field that no declaration has
export const hasAFieldTooMany = { path, sitemap, keywords: z.string() } satisfies RulesOf<Declared>;

// @ts-expect-error -- a rule for another type
export const hasAnotherType = { path: z.number(), sitemap } satisfies RulesOf<Declared>;
