import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMessage } from '../error-code';
import { drainBody } from './read-body';
import type { RequestDatabase } from './database/open-database';
import { mayCarryFiles, readForm, type FormFields, type ParseLimits } from './form-body';
import { answerForm, answerTrouble, type Outcome } from './form-answer';
import { formServiceConfig, type FormServiceOptions } from './form-config';
import type { FormFailure } from './form-failures';
import { formRoute, isTokenTarget, type FormRoute } from './form-route';
import { keepRequest } from './keep-request';
import { fileMarks } from './photos/accept-photos';
import { discardFiles, filePlace } from './photos/receive-file';
import { requestQuotas } from './request-quotas';
import { requestWriter } from './request-writer';
import { sendingOrigin, senderOf } from './sender';
import { spamJudge } from './spam/spam-judge';
import { tokenAnswer } from './spam/token-answer';
import { understandForm } from './submission';

export type FormService = {
  /** Whether a request target is one of this service. */
  owns(target: string): boolean;
  /** Never rejects and never throws: whatever happens, the request is answered or its connection closed. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
};

type FormServiceParts = {
  database: RequestDatabase;
  log: (message: string) => void;
};

/** Receives the forms of the site and keeps each accepted one on disk before it says so. */
export function createFormService(options: FormServiceOptions & FormServiceParts): FormService {
  const { database, log, ...given } = options;
  const config = formServiceConfig(given);
  const { limits } = config;
  const quotas = requestQuotas(config);
  const place = filePlace(path.join(database.folder, 'incoming'), limits.reservedSpace);
  const spam = spamJudge({ database, now: config.now, log });
  const keep = keepRequest({
    ...{ database, quotas, spam, log },
    write: requestWriter(database, log),
    quarantineScore: config.quarantineScore,
    mostPhotos: limits.photos,
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
    const quota = quotas.ask(sender);
    // The page's own script keeps what was typed; a browser without it must get it back.
    if (quota.kind === 'refused' && form === 'ajax') return refused(quota.failure, noFields, quota.wait);

    const isStrict = form === 'ajax';
    const bodyLimits = limitsOf(request, form, quota.kind === 'free');
    if (isStrict && Number(request.headers['content-length'] ?? 0) > bodyLimits.body)
      return refused('body-too-large');
    const sent = await readForm(request, { limits: bodyLimits, place, isStrict });
    try {
      if (quota.kind === 'refused') return refused(quota.failure, sent.fields, quota.wait);
      if (sent.failure) return refused(sent.failure, sent.fields);
      const submission = understandForm(sent.fields, target, config, fileMarks(sent.files));
      return await keep(submission, sent, { form, sender });
    } finally {
      await discardFiles(sent.files);
    }
  }

  /** @param takesFiles false when only typed fields are needed, to show them again to the visitor. */
  function limitsOf(request: IncomingMessage, form: FormRoute['form'], takesFiles: boolean): ParseLimits {
    const hasFiles = takesFiles && mayCarryFiles(request.headers['content-type'] ?? '');
    return {
      ...limits,
      body: hasFiles ? limits[form].body : limits.text * encodedText,
      file: limits[form].photo,
      // More than are kept: a browser without JavaScript cannot limit the choice to five.
      files: hasFiles ? limits.photos * 2 : 0,
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const route = formRoute(request.url ?? '', config.prefix) ?? { form: 'native', address: '' };
    const origin = sendingOrigin(request, config.allowedOrigins);
    const outcome = await receive(request, route, origin).catch((error: unknown): Outcome | null => {
      if (request.destroyed && !request.complete) return null;
      log(`A request could not be handled: ${errorMessage(error)}`);
      return refused('storage', noFields, 60);
    });
    // Null: the connection broke while the form was arriving, so there is nobody to answer.
    if (outcome === null) return void response.destroy();
    await drainBody(request);
    const notice = await config.awayNotice().catch(() => null);
    const { host } = request.headers;
    answerForm(response, outcome, { form: route.form, sender: origin, host, config, notice });
  }

  return {
    owns: (target) => formRoute(target, config.prefix) !== null || target.split('?')[0] === config.prefix,
    async handle(request, response) {
      // Without a listener the error of a broken connection would end the process.
      request.on('error', ignore);
      response.on('error', ignore);
      try {
        if (isTokenTarget(request.url ?? '', config.prefix)) answerToken(request, response);
        else await answer(request, response);
      } catch (error) {
        log(`A request could not be answered: ${errorMessage(error)}`);
        answerTrouble(response, config.identity);
      }
    },
  };
}

/** What encoding and the headers of parts add to text, at most, as a factor. */
const encodedText = 4;

const noFields: FormFields = new Map();

function refused(failure: FormFailure, fields: FormFields = noFields, wait?: number): Outcome {
  return { kind: 'refused', failure, fields, retryAfter: wait };
}

function ignore(): void {}
