import { z } from 'zod';
import {
  browserFamilies,
  failureKinds,
  failureReportLimits as limits,
  type FailureReport,
} from '@renovation-th/shared/contracts/failure-report';

const appName = z
  .string()
  .max(limits.app)
  .regex(/^[a-z][a-z0-9-]*$/)
  // An app named `constructor` would match a property of every object.
  .refine((name) => !(name in {}));
const version = z
  .string()
  .max(limits.version)
  .regex(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/);
/** Schema of text without control characters, which a terminal can print safely. */
const plainText = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cf}]*$/u);

/** Accepts exactly the fields that our pages send. */
export const failureReport: z.ZodType<FailureReport> = z.strictObject({
  kind: z.enum(failureKinds),
  message: plainText(limits.message),
  stack: z
    .string()
    .max(limits.stack)
    .regex(/^(?:at \/releases\/[\w./-]+:\d{1,7}:\d{1,7}(?:\n(?=at )|$))*$/),
  path: z
    .string()
    .max(limits.path)
    .regex(/^\/[a-z0-9/-]*$/),
  app: appName.optional(),
  releases: z.record(appName, version).refine((releases) => Object.keys(releases).length <= limits.releases),
  browser: z.enum(browserFamilies),
  engine: z.int().min(0).max(9_999),
});

/** A stored report. */
export type StoredFailure = FailureReport & {
  /** Time of arrival, ISO 8601. */
  at: string;
  /** Pseudonym of the visitor's address. It is valid within a run, which ends with the process or the day. */
  sender: { run: string; number: number };
};

/** Returns a lower bound for the number of distinct addresses: the largest count of any run. */
export function fewestAddresses(failures: readonly Pick<StoredFailure, 'sender'>[]): number {
  const runs = new Map<string, Set<number>>();
  for (const { sender } of failures)
    runs.set(sender.run, (runs.get(sender.run) ?? new Set()).add(sender.number));
  return Math.max(0, ...[...runs.values()].map((numbers) => numbers.size));
}
