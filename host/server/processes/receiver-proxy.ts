import { setTimeout as pause } from 'node:timers/promises';
import {
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { errorMessage } from '../error-code';
import { answerFailure, isFailureTarget } from '../failures/failure-service';
import { answerForm } from '../forms/form-answer';
import { isFollowUpTarget } from '../forms/follow-up/follow-up-route';
import { formServiceConfig } from '../forms/form-config';
import { formRoute } from '../forms/form-route';
import type { FormService } from '../forms/form-service';
import { drainBody } from '../forms/read-body';
import type { SupervisedProcess } from './supervisor';

type ProxyOptions = {
  receiver: Pick<SupervisedProcess, 'reach'>;
  identity: Identity;
  /** Whether the last entry of `X-Forwarded-For` was written by a server of ours. */
  isBehindProxy: boolean;
  log: (message: string) => void;
};

/** Milliseconds that a form waits for a receiver that ended; it is usually back within two seconds. */
const patience = 8_000;
/** Milliseconds to wait for an answer once the whole form has been passed on. */
const longestAnswer = 30_000;
/** Milliseconds between two tries. */
const repeatAfter = 100;
/** Bytes of a body that are kept for another try: any form without photographs. */
const mostKept = 64 * 1024;
/** These belong to one connection and not to the message. */
const hopByHop: readonly string[] = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
];

/**
 * Stands for the receiver in the process that serves the pages: passes each form on as its bytes come.
 * A form that arrives while the receiver is starting again waits for it; when the receiver stays away,
 * the visitor is told what to do instead, and the pages go on.
 */
export function proxyToReceiver({ receiver, identity, isBehindProxy, log }: ProxyOptions): FormService {
  const config = formServiceConfig({ identity });
  const ownPath = (target: string) => target.split('?')[0] === config.prefix;

  /** @returns whether the receiver's answer reached the visitor, or nobody is left to answer. */
  async function passOn(
    request: IncomingMessage,
    response: ServerResponse,
    longest: number,
  ): Promise<boolean> {
    const body = repeatableBody(request);
    const deadline = performance.now() + longest;
    while (body.isRepeatable()) {
      const address = await receiver.reach(Math.max(0, deadline - performance.now()));
      if (address === null) return false;
      const onward = httpRequest(new URL(request.url ?? '/', address), {
        method: request.method,
        headers: forwardedHeaders(request, isBehindProxy),
        // A connection of its own: one that is kept may be closed at the moment when a form is sent.
        agent: false,
      });
      try {
        await exchange({ request, response, onward, body });
        return true;
      } catch (error) {
        log(`A form could not be passed on: ${errorMessage(error)}`);
        if (response.headersSent || response.destroyed || performance.now() > deadline) return false;
        // The news that a process has ended comes a moment after the end of its connections.
        await pause(repeatAfter);
      }
    }
    return false;
  }

  return {
    owns: (target) =>
      formRoute(target, config.prefix) !== null ||
      ownPath(target) ||
      isFollowUpTarget(target) ||
      isFailureTarget(target),
    async handle(request, response) {
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

function forwardedHeaders(
  request: IncomingMessage,
  isBehindProxy: boolean,
): Record<string, string | string[]> {
  const kept = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined || hopByHop.includes(name) ? [] : [[name, value] as const],
  );
  const before = request.headers['x-forwarded-for'];
  const visitor = request.socket.remoteAddress ?? 'unknown';
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': isBehindProxy && before !== undefined ? before : visitor,
  };
}

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  onward: ClientRequest;
  body: RepeatableBody;
};

/** Rejects when there is no answer, or when the answer breaks off. */
function exchange({ request, response, onward, body }: Exchange): Promise<void> {
  return new Promise((resolve, reject) => {
    onward.once('response', (answer) => {
      const headers = Object.entries(answer.headers).filter(([name]) => !hopByHop.includes(name));
      for (const [name, value] of headers) if (value !== undefined) response.setHeader(name, value);
      response.writeHead(answer.statusCode ?? 502);
      answer.pipe(response);
      answer.once('error', reject);
      response.once('finish', resolve);
    });
    onward.once('error', reject);
    onward.once('close', () => body.stop());
    onward.setTimeout(longestAnswer, () => onward.destroy(new Error('The receiver does not answer.')));
    // Whoever leaves in the middle of his form has not sent it: the receiver must see the same end.
    response.once('close', () => {
      if (!response.writableFinished) onward.destroy();
      resolve();
    });
    request.once('error', () => onward.destroy());
    body.sendTo(onward);
  });
}

type RepeatableBody = {
  /** False once more bytes have passed than were kept. */
  isRepeatable(): boolean;
  /** Writes the bytes received so far, then the rest as they arrive. */
  sendTo(target: ClientRequest): void;
  /** Lets no more pass to the last target. */
  stop(): void;
};

/**
 * A body whose beginning is kept, so that a form can be sent again to a receiver that ended before it
 * answered. That is safe: a request that arrives twice counts once.
 */
function repeatableBody(request: IncomingMessage): RepeatableBody {
  const kept: Buffer[] = [];
  let size = 0;
  let target: ClientRequest | null = null;
  const resume = () => request.resume();

  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= mostKept) kept.push(chunk);
    if (target && !target.write(chunk)) request.pause();
  });
  request.on('end', () => target?.end());
  request.pause();

  return {
    isRepeatable: () => size <= mostKept,
    sendTo(next) {
      target = next;
      next.on('drain', resume);
      for (const chunk of kept) next.write(chunk);
      if (request.readableEnded) next.end();
      else request.resume();
    },
    stop() {
      target = null;
      request.pause();
    },
  };
}
