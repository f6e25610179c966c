/** Ways to reach the owner when mail does not. */
export type AlertSettings = {
  /** Told when mail is late, as a gateway for text messages may be. The secret signs what it is told. */
  webhook: { url: string; secret: string } | null;
  /** Asked every five minutes while everything is well: whoever answers there raises the alarm when nobody asks. */
  pingUrl: string | null;
};

export const noAlerts: AlertSettings = { webhook: null, pingUrl: null };
