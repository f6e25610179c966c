import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server that stores accepted messages in memory. */
export type MailServer = {
  port: number;
  url: string;
  received: Email[];
  /** Refuses the next messages with this response. Null accepts them. */
  refuseWith(answer: { code: number; text: string } | null): void;
  /** Closes every connection and accepts no new one. */
  close(): Promise<void>;
};

type MailServerOptions = {
  /** 0 selects any free port. */
  port?: number;
  /** Handles each message. Default: adds it to `received`. */
  onMail?: (mail: Email) => void;
};

export async function startMailServer(
  options: SMTPServerOptions = {},
  { port = 0, onMail }: MailServerOptions = {},
): Promise<MailServer> {
  const received: Email[] = [];
  const take = onMail ?? ((mail: Email) => received.push(mail));
  let refusal: { code: number; text: string } | null = null;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1,
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusal) return callback(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
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
    refuseWith: (answer) => (refusal = answer),
    close() {
      for (const connection of server.connections) connection.close();
      return new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
