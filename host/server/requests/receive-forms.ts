import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attachmentField } from '@renovation-th/shared/forms/form-fields';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { errorMessage } from '../../delivery/error-code';
import { clientKeyOf, isFromOwnPage } from './client';
import type { FormFailure } from './content/form-answers';
import { insertRequest, type Arriving } from './database/insert-request';
import type { ServiceParts } from './database/open-database';
import { incomingFolder } from './database/request-files';
import { answerForm, refused, type FormKind, type Outcome } from './form-answer';
import { discardFolder, readForm, registerFields, type SentFile, type SentForm } from './form-body';
import { spamSigns } from './spam/spam-signs';
import { parseSubmission } from './submission';

/** Forms of one client in ten minutes. A household, a carrier's shared address and a training room stay below. */
const limitOfClient = { max: 120, timeWindow: 600_000 };

export type FormOptions = ServiceParts & {
  /** Identity whose e-mail address forms must name. */
  identity: Identity;
  /** Returns the identity that visitors see now, for the telephone number on a refusal page. */
  live: () => Promise<Identity>;
  /** Disk space that photographs leave free, so that the texts of requests still fit. Default: 500 MB. */
  leastFree?: number;
  /** Mails a request that the database cannot store. Rejects when the mail server does not accept it at once. */
  mailNow: ((arriving: Arriving) => Promise<void>) | null;
};

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const mostPhotos = 5;

const bodyLimits = {
  text: 32 * kilobyte,
  fields: 64,
  file: 10 * megabyte,
  // A browser without JavaScript cannot limit the choice to five files.
  files: 2 * mostPhotos,
};
/** Maximum bytes of a form without files. Encoding multiplies the size of a text by up to four. */
const longestText = 4 * bodyLimits.text;

/** Receives the site's forms: each accepted form is on disk before the visitor reads success. */
export async function receiveForms(app: FastifyInstance, options: FormOptions): Promise<void> {
  const { database, identity, live, now, log, mailNow, leastFree = 500 * megabyte } = options;
  const prefix = identity.formEndpoint.startsWith('/') ? identity.formEndpoint : '/envoi';
  registerFields(app, longestText);
  await app.register(multipart, { throwFileSizeLimit: false });
  await app.register(rateLimit, {
    global: false,
    ...limitOfClient,
    keyGenerator: clientKeyOf,
  });
  const limit = app.createRateLimit();

  async function receive(request: FastifyRequest, address: string): Promise<Outcome> {
    const incoming = incomingFolder(database);
    // Reads the body even if the form will be refused, so that a visitor without JavaScript gets the typed text back.
    const sent = await readForm(request, { incoming, limits: bodyLimits, leastFree });
    try {
      if (!isFromOwnPage(request.raw)) return refused('foreign-origin', sent.fields);
      if (address.toLowerCase() !== identity.email.toLowerCase()) return refused('unknown-address');
      if (sent.failure && sent.failure !== 'too-many-files') return refused(sent.failure, sent.fields);
      const { isExceeded } = { isExceeded: false, ...(await limit(request)) };
      if (isExceeded) return refused('too-many-requests', sent.fields);
      return await keep(sent);
    } finally {
      await discardFolder(sent.folder);
    }
  }

  async function keep(sent: SentForm): Promise<Outcome> {
    const { request, next, failure } = parseSubmission(sent, now());
    if (failure) return refused(failure, sent.fields);
    const reasons = spamSigns(sent.fields);
    const { photos, rejected } = acceptPhotos(sent.files);
    const arriving: Arriving = {
      request: { ...request, photos, rejected, reasons },
      from: photos.length > 0 ? sent.folder : null,
    };
    try {
      return { kind: 'accepted', reference: insertRequest(database, arriving), next };
    } catch (error) {
      log(`A request could not be stored: ${errorMessage(error)}`);
      return (await isMailed(arriving))
        ? { kind: 'accepted', reference: request.reference, next }
        : refused('storage', sent.fields);
    }
  }

  async function isMailed(arriving: Arriving): Promise<boolean> {
    if (mailNow === null || arriving.request.reasons.length > 0) return false;
    try {
      await mailNow(arriving);
      return true;
    } catch (error) {
      log(`Nor could the request be mailed: ${errorMessage(error)}`);
      return false;
    }
  }

  /** Identity with the owner's current telephone number, for a refusal page. */
  const shown = () => live().catch(() => identity);

  const handler = (form: FormKind) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { address = '' } = request.params as { address?: string };
    return answerForm(reply, await receive(request, address), form, shown);
  };

  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const form: FormKind = request.url.startsWith(`${prefix}/ajax/`) ? 'ajax' : 'native';
    const outcome = refused(failureOf(error));
    // A client that hung up is no problem of ours.
    if (outcome.failure === 'storage' && !request.raw.readableAborted)
      log(`A request could not be handled: ${errorMessage(error)}`);
    return answerForm(reply, outcome, form, shown);
  });

  app.post(`${prefix}/:address`, handler('native'));
  app.post(`${prefix}/ajax/:address`, handler('ajax'));
  // A visitor opens the URL of a refusal page again.
  app.get(`${prefix}/*`, (_request, reply) => reply.redirect('/contact', 303));
}

/** Errors of Fastify before the handler: a body that is too long or of another type. */
function failureOf({ statusCode = 500 }: FastifyError): FormFailure {
  if (statusCode === 413) return 'body-too-large';
  return statusCode < 500 ? 'broken-body' : 'storage';
}

type Rejected = {
  name: string;
  reason: 'photo-too-large' | 'too-many-photos' | 'attachment' | 'photo-no-room' | 'photo-empty';
};

/** Separates up to five photographs from the other files. */
function acceptPhotos(files: readonly SentFile[]) {
  const photos: Arriving['request']['photos'][number][] = [];
  const rejected: Rejected[] = [];
  for (const { field, number, name, path, isTooLarge, bytes } of files) {
    const reason =
      field !== attachmentField
        ? 'attachment'
        : isTooLarge
          ? 'photo-too-large'
          : path === null
            ? 'photo-no-room'
            : bytes === 0
              ? 'photo-empty'
              : photos.length === mostPhotos
                ? 'too-many-photos'
                : null;
    if (reason !== null) rejected.push({ name, reason });
    else photos.push({ number, name, state: 'waiting', reason: null });
  }
  return { photos, rejected };
}
