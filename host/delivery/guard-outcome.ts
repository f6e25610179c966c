import { z } from 'zod';

const text = z.string().max(200);
const date = z.iso.datetime();
const count = z.int().min(0);

/** What a guard has decided, and by what numbers. */
export const guardOutcome = z.strictObject({
  date,
  /** The release that was watched, and the one that is live afterwards. */
  version: text,
  live: text,
  result: z.enum(['promoted', 'taken-back']),
  reason: z.enum(['failures', 'time', 'gate']),
  evidence: z.strictObject({
    since: date,
    /** Per cent of those who fail that would have the watched release, were it as good as the other one. */
    share: z.number().min(0).max(100),
    /** Visitors who failed with the watched release, and with the other one. */
    watched: count,
    other: count,
  }),
});
export type GuardOutcome = z.infer<typeof guardOutcome>;
