import type { Encrypt } from './age-files';
import type { BackupStates } from './backup-state';

export type BackupOptions = {
  spoolDir: string;
  /** A folder, on another disk at best. */
  target: string;
  /** The public key that locks the backup. */
  recipient: string;
  /** Days after which no backup holds erased data any more. */
  keepDays: number;
  /** Reads the packs that lie there already, and saves again what a damaged one held. */
  checksPacks: boolean;
  /** Removes old generations although the spool holds less than half of what they hold. */
  acceptsFewer: boolean;
  /** The clock. */
  now: () => Date;
  /** Receives warnings for the owner; the backup goes on. */
  warn: (message: string) => void;
};

/** One backup under way; `target` is a real path. */
export type BackupRun = BackupOptions & {
  encrypt: Encrypt;
  states: BackupStates;
  /** Throws when the lock was lost, so that another backup may have begun. */
  confirmLock: () => void;
};
