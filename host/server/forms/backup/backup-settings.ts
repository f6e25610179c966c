/** Where requests are copied, and for whom they are sealed. */
export type BackupSettings = {
  /** A folder of another disk, or `s3://bucket/prefix`. */
  store: string;
  /** The public key, `age1…`. */
  recipient: string;
};
