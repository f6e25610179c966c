import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import PostalMime from 'postal-mime';

/** A mail server that only takes note, and that can go away and come back on the same port. */
export type MailRecorder = {
  url: string;
  /** Every message taken, in order: repeats included. */
  taken: { messageId: string; reference: string; attachments: number }[];
  up(): Promise<void>;
  /** Cuts every connection, whatever it is in the middle of. */
  down(): Promise<void>;
  isUp(): boolean;
};

export async function mailRecorder(): Promise<MailRecorder> {
  const taken: MailRecorder['taken'] = [];
  let server: SMTPServer | null = null;
  let port = 0;

  async function up(): Promise<void> {
    if (server) return;
    const started = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 1,
      onData(stream, _session, callback) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const message = Buffer.concat(chunks);
          void PostalMime.parse(message).then(({ messageId = '', headers, attachments }) => {
            const reference = headers.find(({ key }) => key === 'x-rth-reference')?.value ?? '';
            taken.push({ messageId, reference, attachments: attachments.length });
            callback();
          }, callback);
        });
      },
    });
    // A connection that is cut by down() is no news.
    started.on('error', () => undefined);
    const net = started.listen(port, '127.0.0.1');
    await once(net, 'listening');
    const address = net.address();
    port = typeof address === 'object' && address ? address.port : port;
    server = started;
  }

  async function down(): Promise<void> {
    const running = server;
    server = null;
    if (!running) return;
    for (const connection of running.connections) connection.close();
    await new Promise<void>((resolve) => running.close(resolve));
  }

  await up();
  return { url: `smtp://127.0.0.1:${port}`, taken, up, down, isUp: () => server !== null };
}
