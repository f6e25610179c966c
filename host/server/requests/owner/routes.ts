import type { FastifyInstance, FastifyRequest } from 'fastify';
import { postedFields } from '../form-body';
import type { Visit } from './visit';

/**
 * Handles an HTTP request. @param names values of the path parameters, in order. @returns the path to redirect to, or
 * nothing if the handler has sent the response.
 */
export type Answer<Parts> = (parts: Parts, visit: Visit, ...names: string[]) => unknown;

/** Handlers by method and path, such as `GET /site/photos/:home/:photo`. */
export type Answers<Parts> = Readonly<Record<string, Answer<Parts>>>;

/** Adds the handlers to a server. */
export function addAnswers<Parts>(app: FastifyInstance, parts: Parts, answers: Answers<Parts>): void {
  for (const [address, answer] of Object.entries(answers)) {
    const [method = '', url = ''] = address.split(' ');
    app.route({
      method,
      url,
      async handler(request, reply) {
        const names = Object.values(request.params as Readonly<Record<string, string>>);
        const next = await answer(parts, { request, reply, ...targetOf(request) }, ...names);
        return typeof next === 'string' ? reply.redirect(next, 303) : reply;
      },
    });
  }
}

function targetOf({ url }: FastifyRequest): Pick<Visit, 'path' | 'query'> {
  const [path = '/', query] = url.split('?');
  return { path, query: new URLSearchParams(query) };
}

/** Maximum bytes of a posted form. */
export const longestPost = 256 * 1024;

/** Returns the fields of a posted form. A body of another type has none. */
export const fieldsSent = ({ request }: Visit): URLSearchParams =>
  postedFields(request) ?? new URLSearchParams();
