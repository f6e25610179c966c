import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Parses URL-encoded bodies up to a number of bytes. A field may occur several times. */
export function registerFields(app: FastifyInstance, bodyLimit: number): void {
  void app.register(formbody, { bodyLimit, parser: (text) => ({ fields: new URLSearchParams(text) }) });
}

/** Returns the fields of a URL-encoded body, or null for any other body. */
export function postedFields({ body }: FastifyRequest): URLSearchParams | null {
  if (typeof body !== 'object' || body === null || !('fields' in body)) return null;
  return body.fields instanceof URLSearchParams ? body.fields : null;
}
