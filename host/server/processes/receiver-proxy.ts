import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { errorMessage } from '../error-code';
import { answerFailure, isFailureTarget } from '../failures/failure-service';
import { isFollowUpTarget } from '../forms/follow-up/follow-up-route';
import { answerForm } from '../forms/form-answer';
import { formServiceConfig } from '../forms/form-config';
import { formRoute } from '../forms/form-route';
import type { FormService } from '../forms/form-service';
import { drainBody } from '../forms/read-body';

type ProxyOptions = {
  /** Where the receiver listens, now or in a moment. */
  address: string;
  identity: Identity;
  /** Whether the last entry of `X-Forwarded-For` was written by a server of ours. */
  isBehindProxy: boolean;
  /** Milliseconds that a form waits for a receiver that ended, and is usually back within two seconds. Default: 8,000. */
  patience?: number;
  log: (message: string) => void;
};

const repeatAfter = 100;
/** Milliseconds to wait for an answer once the whole form has been passed on. */
const longestAnswer = 30_000;

/**
 * Stands for the receiver in the process that serves the pages of `npm start`, as nginx does in production: a form that
 * arrives while the receiver is starting again waits for it. When the receiver stays away, the visitor is told what to
 * do instead, and the pages go on.
 */
export function proxyToReceiver(options: ProxyOptions): FormService {
  const { address, identity, isBehindProxy, patience = 8_000, log } = options;
  const config = formServiceConfig({ identity });

  /** @returns whether the receiver's answer reached the visitor, or nobody is left to answer. */
  async function passOn(
    request: IncomingMessage,
    response: ServerResponse,
    longest: number,
  ): Promise<boolean> {
    const socket = await reach(address, longest);
    if (socket === null) return false;
    const onward = httpRequest(new URL(request.url ?? '/', address), {
      method: request.method,
      headers: forwardedHeaders(request, isBehindProxy),
      createConnection: () => socket,
    });
    onward.setTimeout(longestAnswer, () => onward.destroy(new Error('The receiver does not answer.')));
    // Whoever leaves in the middle of his form has not sent it: the receiver must see the same end.
    response.once('close', () => response.writableFinished || onward.destroy());
    try {
      // A receiver may answer before it has read everything.
      pipeline(request, onward, { end: true }).catch(() => undefined);
      const [answer]: IncomingMessage[] = await once(onward, 'response');
      if (!answer) return false;
      response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
      await pipeline(answer, response);
      return true;
    } catch (error) {
      if (response.destroyed) return true;
      log(`A form could not be passed on: ${errorMessage(error)}`);
      return false;
    }
  }

  return {
    owns: (target) =>
      formRoute(target, config.prefix) !== null ||
      target.split('?')[0] === config.prefix ||
      isFollowUpTarget(target) ||
      isFailureTarget(target),
    async handle(request, response) {
      request.on('error', ignore);
      response.on('error', ignore);
      const isReport = isFailureTarget(request.url ?? '');
      if (await passOn(request, response, isReport ? 0 : patience)) return;
      // Nobody waits for what becomes of a report.
      if (isReport) return answerFailure(response, 204);
      if (response.headersSent) return void response.destroy();
      await drainBody(request);
      const { form } = formRoute(request.url ?? '', config.prefix) ?? { form: 'native' };
      answerForm(
        response,
        { kind: 'refused', failure: 'storage', fields: new Map(), retryAfter: 60 },
        { form, sender: null, host: request.headers.host, config },
      );
    },
  };
}

/** A connection to whoever listens there. Null when nobody does for so many milliseconds. */
async function reach(address: string, longest: number): Promise<Socket | null> {
  const { hostname, port } = new URL(address);
  for (const deadline = performance.now() + longest; ;) {
    const socket = connect(Number(port), hostname);
    try {
      await once(socket, 'connect');
      return socket;
    } catch {
      socket.destroy();
      if (performance.now() > deadline) return null;
      await pause(repeatAfter);
    }
  }
}

function forwardedHeaders(
  request: IncomingMessage,
  isBehindProxy: boolean,
): Record<string, string | string[]> {
  const before = request.headers['x-forwarded-for'];
  return {
    ...withoutConnection(request.headers),
    'x-forwarded-for':
      isBehindProxy && before !== undefined ? before : (request.socket.remoteAddress ?? 'unknown'),
  };
}

/** Without what belongs to one connection and not to the message. */
function withoutConnection(headers: IncomingMessage['headers']): Record<string, string | string[]> {
  const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer'];
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || hopByHop.includes(name) ? [] : [[name, value] as const],
    ),
  );
}

function ignore(): void {}
