import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMessage } from '../error-code';
import { bodyReceiver } from './body-receiver';
import { drainBody } from './read-body';
import type { FormFields } from './form-body';
import { answerForm, answerTrouble, type Outcome } from './form-answer';
import { formServiceConfig, type FormServiceOptions } from './form-config';
import type { FormFailure } from './form-failures';
import { formRoute, isTokenTarget, type FormRoute } from './form-route';
import { keepRequest } from './keep-request';
import { fileMarks } from './photos/accept-photos';
import { requestQuotas } from './request-quotas';
import { sendingOrigin, senderOf } from './sender';
import { spamJudge } from './spam/spam-judge';
import { tokenAnswer } from './spam/token-answer';
import { tokenKey } from './spam/token-key';
import type { Spool } from './spool';
import { understandForm } from './submission';

export type FormService = {
  /** Whether a request target is one of this service. */
  owns(target: string): boolean;
  /** Never rejects and never throws: whatever happens, the request is answered or its connection closed. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
};

type FormServiceParts = {
  spool: Spool;
  log: (message: string) => void;
};

/** Receives the forms of the site and keeps each accepted one on disk before it says so. */
export function createFormService(options: FormServiceOptions & FormServiceParts): FormService {
  const { spool, log, ...given } = options;
  const config = formServiceConfig(given);
  const quotas = requestQuotas(config, spool.at('incoming'));
  const bodies = bodyReceiver(config.limits);
  const spam = spamJudge({ key: tokenKey({ spool, log }), now: config.now, log });
  const keep = keepRequest({
    spool,
    quotas,
    spam,
    quarantineScore: config.quarantineScore,
    mostPhotos: config.limits.photos,
    log,
  });
  const answerToken = tokenAnswer({ spam, config });

  async function receive(
    request: IncomingMessage,
    { form, address }: FormRoute,
    origin: string | null,
  ): Promise<Outcome> {
    const target = config.addresses.find((known) => known.toLowerCase() === address.toLowerCase());
    if (request.method !== 'POST') return refused('wrong-method');
    if (target === undefined) return refused('unknown-address');
    if (origin === null) return refused('foreign-origin');

    const sender = senderOf(request, config.trustsForwardedFor);
    const quota = quotas.request(sender);
    // The page's own script keeps what was typed; a browser without it must get it back.
    if (quota.kind === 'refused' && form === 'ajax') return refused(quota.failure, noFields, quota.wait);

    return bodies.receive(request, { form, sender, takesFiles: quota.kind === 'free' }, async (sent) => {
      if (quota.kind === 'refused') return refused(quota.failure, sent.fields, quota.wait);
      if (sent.failure) return refused(sent.failure, sent.fields, retryAfter(sent.failure));
      const submission = understandForm(sent.fields, target, config, fileMarks(sent.files));
      return keep(submission, sent, { form, sender });
    });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const route = formRoute(request.url ?? '', config.prefix) ?? { form: 'native', address: '' };
    const origin = sendingOrigin(request, config.allowedOrigins);
    const outcome = await receive(request, route, origin).catch((error: unknown): Outcome | null => {
      if (request.destroyed && !request.complete) return null;
      log(`A request could not be handled: ${errorMessage(error)}`);
      return refused('storage', noFields, retryAfter('storage'));
    });
    // Null: the connection broke while the form was arriving, so there is nobody to answer.
    if (outcome === null) return void response.destroy();
    // A slow sender would need as long for the rest.
    if (!(outcome.kind === 'refused' && outcome.failure === 'too-slow')) await drainBody(request);
    answerForm(response, outcome, { form: route.form, sender: origin, host: request.headers.host, config });
  }

  return {
    owns: (target) => formRoute(target, config.prefix) !== null || target.split('?')[0] === config.prefix,
    async handle(request, response) {
      // Without a listener the error of a broken connection would end the process.
      request.on('error', ignore);
      response.on('error', ignore);
      try {
        if (isTokenTarget(request.url ?? '', config.prefix)) await answerToken(request, response);
        else await answer(request, response);
      } catch (error) {
        log(`A request could not be answered: ${errorMessage(error)}`);
        answerTrouble(response, config.identity);
      }
    },
  };
}

const noFields: FormFields = new Map();

function refused(failure: FormFailure, fields: FormFields = noFields, wait?: number): Outcome {
  return { kind: 'refused', failure, fields, retryAfter: wait };
}

/** Seconds until a retry makes sense after a fault of our own. */
function retryAfter(failure: FormFailure): number | undefined {
  return failure === 'busy' || failure === 'storage' ? 60 : undefined;
}

function ignore(): void {}
