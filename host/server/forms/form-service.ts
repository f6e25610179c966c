import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMessage } from '../error-code';
import { answerTexts, failureTexts } from './content/form-answers';
import { sendFailurePage } from './failure-page';
import { parseForm, readBody, type FormFields } from './form-body';
import { formServiceConfig, type FormServiceOptions } from './form-config';
import { failureStatus, type FormFailure } from './form-failures';
import { formRoute, type FormRoute } from './form-route';
import { privateAnswerHeaders } from './html-document';
import { rateLimit } from './rate-limit';
import { returnLocation } from './return-location';
import { senderAddress, sendingOrigin } from './sender';
import type { Spool } from './spool';
import { understandForm, type Submission } from './submission';

/** The body of a JSON answer, as external form-forwarding services give it: `success` is a string. */
export type FormAnswer = { success: 'true' | 'false'; message: string; reference?: string };

export type FormService = {
  /** Whether a request target is one of this service. */
  owns(target: string): boolean;
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
};

type Outcome =
  | { kind: 'accepted'; submission: Submission }
  | { kind: 'refused'; failure: FormFailure; fields: FormFields; retryAfter?: number };

const noFields: FormFields = new Map();
const storageRetrySeconds = 60;

/** Receives the forms of the site and keeps each accepted one on disk before it says so. */
export function createFormService(
  options: FormServiceOptions & { spool: Spool; log: (message: string) => void },
): FormService {
  const { spool, log, ...given } = options;
  const config = formServiceConfig(given);
  const waitFor = rateLimit(config.rate);

  async function receive(
    request: IncomingMessage,
    { form, address }: FormRoute,
    sender: string | null,
  ): Promise<Outcome> {
    const target = config.addresses.find((known) => known.toLowerCase() === address.toLowerCase());
    if (request.method !== 'POST') return refused('wrong-method');
    if (target === undefined) return refused('unknown-address');
    if (sender === null) return refused('foreign-origin');

    const retryAfter = waitFor(senderAddress(request, config.trustsForwardedFor), config.now().getTime());
    // The page's own script keeps what was typed; a browser without it must get it back.
    if (retryAfter > 0 && form === 'ajax') return refused('too-many-requests', noFields, retryAfter);

    const body = await readBody(request, config.limits.body);
    if (body === null) return refused('body-too-large');
    const { fields, failure } = await parseForm(body, request.headers['content-type'] ?? '', config.limits);
    if (retryAfter > 0) return refused('too-many-requests', fields, retryAfter);
    if (failure) return refused(failure, fields);

    return store(understandForm(fields, target, config), fields);
  }

  async function store(submission: Submission, fields: FormFields): Promise<Outcome> {
    try {
      if (submission.isSuspicious) await spool.quarantine(submission.request);
      else if (submission.failure) return refused(submission.failure, fields);
      else await spool.accept(submission.request);
      return { kind: 'accepted', submission };
    } catch (error) {
      log(`A request could not be stored: ${errorMessage(error)}`);
      return refused('storage', fields, storageRetrySeconds);
    }
  }

  return {
    owns: (target) => formRoute(target, config.prefix) !== null || target.split('?')[0] === config.prefix,
    async handle(request, response) {
      const route = formRoute(request.url ?? '', config.prefix) ?? { form: 'native', address: '' };
      const sender = sendingOrigin(request, config.allowedOrigins);
      const outcome = await receive(request, route, sender).catch((error: unknown): Outcome | null => {
        if (!request.complete) return null;
        log(`A request could not be handled: ${errorMessage(error)}`);
        return refused('storage', noFields, storageRetrySeconds);
      });
      // Null: the connection broke while the form was arriving, so there is nobody to answer.
      if (outcome === null) return void response.destroy();

      if (outcome.kind === 'refused') {
        const { failure, fields, retryAfter } = outcome;
        if (failure === 'wrong-method') response.setHeader('Allow', 'POST');
        if (retryAfter) response.setHeader('Retry-After', retryAfter);
        if (route.form === 'ajax') sendFailure(response, failure);
        else sendFailurePage(response, { failure, fields, identity: config.identity });
        return;
      }

      const { request: stored, next } = outcome.submission;
      const { reference } = stored;
      if (route.form === 'ajax') {
        sendJson(response, 200, { success: 'true', message: answerTexts.accepted, reference });
      } else {
        const { allowedOrigins, thanksPath } = config;
        const { host } = request.headers;
        const location = returnLocation({
          next,
          thanksPath,
          reference,
          sender: sender ?? 'same',
          host,
          allowedOrigins,
        });
        response.writeHead(303, { ...privateAnswerHeaders, Location: location, 'Content-Length': 0 }).end();
      }
    },
  };
}

function refused(failure: FormFailure, fields: FormFields = noFields, retryAfter?: number): Outcome {
  return { kind: 'refused', failure, fields, retryAfter };
}

function sendFailure(response: ServerResponse, failure: FormFailure): void {
  sendJson(response, failureStatus[failure], {
    success: 'false',
    message: failureTexts[failure].explanation,
  });
}

function sendJson(response: ServerResponse, status: number, answer: FormAnswer): void {
  const body = JSON.stringify(answer);
  response.writeHead(status, {
    ...privateAnswerHeaders,
    'Content-Type': 'application/json;charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}
