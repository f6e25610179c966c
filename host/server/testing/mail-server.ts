import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server that stores accepted messages in memory. */
export type MailServer = {
  port: number;
  url: string;
  received: Email[];
  /** Closes every connection and accepts no new one. */
  close(): Promise<void>;
};

/**
 * Starts a mail server.
 * @param port 0 selects any free port. @param onMail handles each message. Default: adds it to `received`.
 */
export async function startMailServer(
  options: SMTPServerOptions = {},
  { port = 0, onMail }: { port?: number; onMail?: (mail: Email) => void } = {},
): Promise<MailServer> {
  const received: Email[] = [];
  const take = onMail ?? ((mail: Email) => received.push(mail));
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1,
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          take(mail);
          callback();
        }, callback);
      });
    },
    ...options,
  });
  // Ignores clients that disconnect.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  const taken = typeof address === 'object' && address ? address.port : port;

  return {
    port: taken,
    url: `smtp://127.0.0.1:${taken}`,
    received,
    close() {
      for (const connection of server.connections) connection.close();
      return new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
