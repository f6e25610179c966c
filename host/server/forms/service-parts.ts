import type { RequestDatabase } from './database/open-database';

/** Dependencies of every part of the form service. */
export type ServiceParts = {
  database: RequestDatabase;
  /** The clock. */
  now: () => Date;
  log: (message: string) => void;
};
