import { once } from 'node:events';
import {
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
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
  /** Milliseconds that a form waits for a receiver that ended, and is usually back within two seconds. Default: 15,000. */
  patience?: number;
  log: (message: string) => void;
};

const repeatAfter = 100;
/** Bytes of a body that are kept for another try: any form without photographs. */
const mostKept = 64 * 1024;
/** Milliseconds to wait for an answer once the whole form has been passed on. */
const longestAnswer = 30_000;

/**
 * Stands for the receiver in the process that serves the pages of `npm start`, as nginx does in production: a form that
 * arrives while the receiver is starting again waits for it. When the receiver stays away, the visitor is told what to
 * do instead, and the pages go on.
 */
export function proxyToReceiver(options: ProxyOptions): FormService {
  const { address, identity, isBehindProxy, patience = 15_000, log } = options;
  const config = formServiceConfig({ identity });

  /** @returns whether the receiver's answer reached the visitor, or nobody is left to answer. */
  async function passOn(
    request: IncomingMessage,
    response: ServerResponse,
    longest: number,
  ): Promise<boolean> {
    const deadline = performance.now() + longest;
    const { bytes, isWhole } = await beginningOf(request);
    do {
      const socket = await reach(address, deadline);
      if (socket === null) return false;
      const onward = httpRequest(new URL(request.url ?? '/', address), {
        method: request.method,
        headers: forwardedHeaders(request, isBehindProxy),
        createConnection: () => socket,
      });
      try {
        onward.write(bytes);
        if (isWhole) onward.end();
        // A receiver may answer before it has read everything.
        else pipeline(request, onward).catch(() => undefined);
        await answerWith(onward, response);
        return true;
      } catch (error) {
        if (response.destroyed) return true;
        log(`A form could not be passed on: ${errorMessage(error)}`);
        if (response.headersSent) return false;
        await pause(repeatAfter);
      }
      // A request that arrives twice counts once.
    } while (isWhole && performance.now() < deadline);
    return false;
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
      const isDone = await passOn(request, response, isReport ? 0 : patience).catch(() => request.destroyed);
      if (isDone) return;
      // Nobody waits for what becomes of a report.
      if (isReport) return answerFailure(response, 204);
      if (response.headersSent) return void response.destroy();
      await drainBody(request);
      const { form } = formRoute(request.url ?? '', config.prefix) ?? { form: 'native' };
      answerForm(
        response,
        { kind: 'refused', failure: 'storage', fields: new Map(), retryAfter: 60 },
        { form, sender: null, host: request.headers.host, config, notice: null },
      );
    },
  };
}

/** @throws Error when the receiver ends before it has answered. */
async function answerWith(onward: ClientRequest, response: ServerResponse): Promise<void> {
  onward.setTimeout(longestAnswer, () => onward.destroy(new Error('The receiver does not answer.')));
  // Whoever leaves in the middle of his form has not sent it: the receiver must see the same end.
  const leave = () => onward.destroy();
  response.once('close', leave);
  try {
    const [answer]: IncomingMessage[] = await once(onward, 'response');
    if (!answer) return;
    response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
    await pipeline(answer, response);
  } finally {
    response.off('close', leave);
  }
}

/**
 * The first bytes of a body: all of it for a form without photographs, which can be sent again to the next receiver when
 * one ends before it has answered.
 */
async function beginningOf(request: IncomingMessage): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    chunks.push(chunk);
    if (size > mostKept) return { bytes: Buffer.concat(chunks), isWhole: false };
  }
  return { bytes: Buffer.concat(chunks), isWhole: true };
}

/** A connection to whoever listens there. Null when nobody does until then. */
async function reach(address: string, deadline: number): Promise<Socket | null> {
  const { hostname, port } = new URL(address);
  for (;;) {
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
