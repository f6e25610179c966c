import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { clientKeyOf } from './requests/client';

const longestReport = 8 * 1024;
/** Maximum characters of a report in the log. */
const longestLine = 2_000;

/** Writes each error that a visitor's browser reports to the log, as one line. Nothing else reads them. */
export async function browserErrors(
  app: FastifyInstance,
  { log }: { log: (message: string) => void },
): Promise<void> {
  await app.register(rateLimit, {
    max: 20,
    timeWindow: 600_000,
    keyGenerator: clientKeyOf,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: longestReport }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/signalements', (request, reply) => {
    const line = String(request.body).replace(/\p{C}+/gu, ' ');
    log(`Browser error: ${line.slice(0, longestLine)}`);
    return reply.code(204).send();
  });
}
