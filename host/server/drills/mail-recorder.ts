import { startMailServer, type MailServer } from '../testing/mail-server';

/** A mail server that records messages, and can stop and restart on the same port. */
export type MailRecorder = {
  url: string;
  /** Accepted messages in order, including repeats. */
  taken: { messageId: string; reference: string; attachments: number }[];
  up(): Promise<void>;
  /** Stops the server and closes every connection immediately. */
  down(): Promise<void>;
};

export async function mailRecorder(): Promise<MailRecorder> {
  const taken: MailRecorder['taken'] = [];
  let running: MailServer | null = null;
  let port = 0;

  async function up(): Promise<void> {
    running ??= await startMailServer(
      {},
      {
        port,
        // Storing whole messages would exhaust memory.
        onMail: ({ messageId = '', attachments }) =>
          taken.push({
            messageId,
            reference: /^<(RTH-[^@]*)@/.exec(messageId)?.[1] ?? '',
            attachments: attachments.length,
          }),
      },
    );
    port = running.port;
  }

  async function down(): Promise<void> {
    const server = running;
    running = null;
    await server?.close();
  }

  await up();
  return { url: `smtp://127.0.0.1:${port}`, taken, up, down };
}
