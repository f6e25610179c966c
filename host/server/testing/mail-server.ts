import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real mail server that keeps what it takes. */
export type MailServer = {
  /** Without user and password; 0.0.0.0 reaches it too, under a name that is not the loopback's. */
  port: number;
  url: string;
  received: Email[];
  /** What the server answers to the next messages instead of taking them, such as « 552 full »; null takes them. */
  refuseWith(answer: { code: number; text: string } | null): void;
  /** Cuts every connection, whatever it is in the middle of, and takes no other. */
  close(): Promise<void>;
};

type MailServerOptions = {
  /** 0 takes any free one. */
  port?: number;
  /** Takes each message, in the place of the list of those received. */
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
  // A client that breaks off is no news.
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
