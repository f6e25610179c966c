import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMessage } from '../error-code';
import { parseForm, type FormFields } from './form-body';
import { answerForm, type Outcome } from './form-answer';
import { formServiceConfig, type FormServiceOptions } from './form-config';
import type { FormFailure } from './form-failures';
import { formRoute, type FormRoute } from './form-route';
import { fileMarks, photoPreparation } from './photos/prepare-photos';
import type { SentFile } from './photos/photo-problems';
import { rateLimit } from './rate-limit';
import { bodyMemory, drainBody, readBody, type HeldMemory } from './read-body';
import { senderAddress, sendingOrigin } from './sender';
import type { Spool } from './spool';
import { understandForm, type Submission } from './submission';

export type FormService = {
  /** Whether a request target is one of this service. */
  owns(target: string): boolean;
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
};

type FormServiceParts = {
  spool: Spool;
  log: (message: string) => void;
  /** Told the reference of every request that is on disk for the first time, or with other content. */
  onArrival?: (reference: string) => void;
};

const noFields: FormFields = new Map();
const retrySeconds = 60;

/** Receives the forms of the site and keeps each accepted one on disk before it says so. */
export function createFormService(options: FormServiceOptions & FormServiceParts): FormService {
  const { spool, log, onArrival, ...given } = options;
  const config = formServiceConfig(given);
  const { limits } = config;
  const waitFor = rateLimit(config.rate);
  const preparePhotos = photoPreparation(limits.photos);
  const memory = bodyMemory(limits.memory);

  async function receive(
    request: IncomingMessage,
    { form, address }: FormRoute,
    sender: string | null,
    held: HeldMemory,
  ): Promise<Outcome> {
    const target = config.addresses.find((known) => known.toLowerCase() === address.toLowerCase());
    if (request.method !== 'POST') return refused('wrong-method');
    if (target === undefined) return refused('unknown-address');
    if (sender === null) return refused('foreign-origin');

    const retryAfter = waitFor(senderAddress(request, config.trustsForwardedFor), config.now().getTime());
    // The page's own script keeps what was typed; a browser without it must get it back.
    if (retryAfter > 0 && form === 'ajax') return refused('too-many-requests', noFields, retryAfter);

    const type = request.headers['content-type'] ?? '';
    const mayCarryFiles = /^multipart\//i.test(type) && retryAfter === 0;
    const read = await readBody(request, {
      limit: mayCarryFiles ? limits[form].body : limits.text,
      free: limits.text,
      memory: held,
      keepsBeginning: form === 'native' && /^multipart\//i.test(type),
    });
    if (read.kind === 'busy') return refused('busy', noFields, retrySeconds);
    if (read.kind === 'too-large') return refused('body-too-large');

    const sent = await parseForm(read.body, type, {
      ...limits,
      file: limits[form].photo,
      // Beyond what is kept: a browser without JavaScript cannot stop at five.
      files: limits.photos * 2,
    });
    if (retryAfter > 0) return refused('too-many-requests', sent.fields, retryAfter);
    if (read.kind === 'cut') return refused('body-too-large', sent.fields);
    if (sent.failure) return refused(sent.failure, sent.fields);

    return keep(understandForm(sent.fields, target, config, fileMarks(sent.files)), sent, form);
  }

  async function keep(
    submission: Submission,
    { fields, files }: { fields: FormFields; files: readonly SentFile[] },
    form: FormRoute['form'],
  ): Promise<Outcome> {
    const { isSuspicious, failure } = submission;
    if (failure && !isSuspicious) return refused(failure, fields);
    try {
      if (files.length === 0 || isSuspicious || !(await spool.has(submission.request))) {
        const prepared = await preparePhotos(files, submission.request.reference);
        const [problem] = prepared.leftOut;
        // The page keeps everything and can be corrected. Without JavaScript the chosen files are
        // gone whatever the answer is, so the request is worth more than a second try.
        if (problem && form === 'ajax' && !isSuspicious)
          return { ...refused(problem.reason, fields), file: problem.name };

        const { photos, leftOut } = prepared;
        const request = {
          ...submission.request,
          ...(photos.length > 0 && { photos }),
          ...(leftOut.length > 0 && { leftOut }),
        };
        if (isSuspicious) await spool.quarantine(request, prepared.files);
        else {
          const arrival = await spool.accept(request, prepared.files);
          if (arrival.kind !== 'duplicate') onArrival?.(submission.request.reference);
        }
      }
      return { kind: 'accepted', submission };
    } catch (error) {
      log(`A request could not be stored: ${errorMessage(error)}`);
      return refused('storage', fields, retrySeconds);
    }
  }

  return {
    owns: (target) => formRoute(target, config.prefix) !== null || target.split('?')[0] === config.prefix,
    async handle(request, response) {
      const route = formRoute(request.url ?? '', config.prefix) ?? { form: 'native', address: '' };
      const sender = sendingOrigin(request, config.allowedOrigins);
      const held = memory.hold();
      const outcome = await receive(request, route, sender, held)
        .catch((error: unknown): Outcome | null => {
          if (!request.complete) return null;
          log(`A request could not be handled: ${errorMessage(error)}`);
          return refused('storage', noFields, retrySeconds);
        })
        .finally(() => held.release());
      // Null: the connection broke while the form was arriving, so there is nobody to answer.
      if (outcome === null) return void response.destroy();
      await drainBody(request);
      answerForm(response, outcome, { form: route.form, sender, host: request.headers.host, config });
    },
  };
}

function refused(failure: FormFailure, fields: FormFields = noFields, retryAfter?: number) {
  return { kind: 'refused', failure, fields, retryAfter } as const;
}
