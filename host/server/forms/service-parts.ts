import type { RequestDatabase } from './database/open-database';

/** What every part of the form service works with. */
export type ServiceParts = {
  database: RequestDatabase;
  /** The clock. */
  now: () => Date;
  log: (message: string) => void;
};
