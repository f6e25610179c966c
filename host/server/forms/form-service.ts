import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMessage } from '../../delivery/error-code';
import { callbackSlots, slotsOffered } from '@renovation-th/shared/forms/booking-slots';
import { parisMoment } from '@renovation-th/shared/forms/paris-time';
import { holidays } from '@renovation-th/shared/promises/holidays';
import type { ServiceParts } from './database/open-database';
import { mayCarryFiles, readForm, type ParseLimits } from './form-body';
import { answerForm, refused, type FormKind, type Outcome } from './form-answer';
import type { FormServiceConfig } from './form-config';
import { keepRequest } from './keep-request';
import { discardFiles } from './photos/receive-file';
import { sendingOrigin, clientKeyOf } from './client';
import { callOf } from './shown-request';
import type { StoredRequest } from './stored-request';
import { parseSubmission } from './submission';

/** Handles HTTP requests from visitors. */
export type FormService = {
  /** Whether this service handles a request target. */
  owns(target: string): boolean;
  /** Responds or closes the connection. Never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
};

/** Creates the service that receives the site's forms and writes each accepted form to disk before it responds. */
export function createFormService(config: FormServiceConfig & ServiceParts): FormService {
  const { database, identity, limits, now, log } = config;
  const prefix = identity.formEndpoint.startsWith('/') ? identity.formEndpoint : '/envoi';
  const uploads = { folder: path.join(database.folder, 'incoming'), spared: limits.reservedSpace };
  const keep = keepRequest(config);

  async function receive(
    request: IncomingMessage,
    { form, address }: { form: FormKind; address: string },
    origin: string | null,
  ): Promise<Outcome> {
    if (request.method !== 'POST') return refused('wrong-method');
    if (address.toLowerCase() !== identity.email.toLowerCase()) return refused('unknown-address');

    // Reads the body even if the form will be refused, so that a visitor without JavaScript gets the typed text back.
    const sent = await readForm(request, { limits: limitsOf(request, origin !== null), uploads });
    try {
      if (origin === null) return refused('foreign-origin', sent.fields);
      if (sent.failure) return refused(sent.failure, sent.fields);
      const submission = parseSubmission(sent, now());
      if (form === 'native' && !submission.failure && !(await isCallPossible(submission.request)))
        return refused('no-such-slot', sent.fields);
      return await keep(submission, sent, { form, clientKey: clientKeyOf(request) });
    } finally {
      await discardFiles(sent.files);
    }
  }

  /**
   * Whether the requested callback time is in the future and within the opening hours. Accepts a public holiday, which a
   * date field without JavaScript cannot exclude, and which the owner sees beside the time. We do not check forms from
   * the page's script, because it offers only possible times and may send a form hours after the visitor filled it in.
   */
  async function isCallPossible(request: StoredRequest): Promise<boolean> {
    const call = callOf(request);
    const hours = call && (await config.live().catch(() => null));
    if (!hours) return true;
    const openHolidays = Object.fromEntries(holidays.map((holiday) => [holiday, true as const]));
    const offered = slotsOffered(call.day, parisMoment(now()), callbackSlots, { ...hours, openHolidays });
    return offered.includes(call.time);
  }

  /** @param takesFiles false for a form that will be refused, because only its fields are returned to the visitor. */
  function limitsOf(request: IncomingMessage, takesFiles: boolean): ParseLimits {
    const hasFiles = takesFiles && mayCarryFiles(request.headers['content-type'] ?? '');
    return {
      ...limits,
      body: hasFiles ? limits.body : limits.text * encodedText,
      file: limits.photo,
      // A browser without JavaScript cannot limit the choice to five files.
      files: hasFiles ? limits.photos * 2 : 0,
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const route = formRoute(request.url ?? '', prefix) ?? { form: 'native' as const, address: '' };
    const origin = sendingOrigin(request, identity.origin);
    const outcome = await receive(request, route, origin).catch((error: unknown): Outcome | null => {
      if (request.destroyed && !request.complete) return null;
      log(`A request could not be handled: ${errorMessage(error)}`);
      return refused('storage', undefined, 60);
    });
    // The connection broke while the form was arriving.
    if (outcome === null) return void response.destroy();
    // Only the refusal page shows the owner's telephone number, and reading it for every form would be slow.
    const hasPage = route.form === 'native' && outcome.kind === 'refused';
    const shown = hasPage ? await config.live().catch(() => identity) : identity;
    answerForm(response, outcome, { form: route.form, origin, identity: shown });
  }

  return {
    owns: (target) => formRoute(target, prefix) !== null,
    async handle(request, response) {
      try {
        await answer(request, response);
      } catch (error) {
        log(`A request could not be answered: ${errorMessage(error)}`);
        // nginx then sends its own error page.
        response.destroy();
      }
    },
  };
}

/** Maximum ratio of an encoded body's size to the size of its text. */
const encodedText = 4;

/** Parses `{prefix}/{email}` and `{prefix}/ajax/{email}`. The returned address is decoded but not validated. */
function formRoute(target: string, prefix: string): { form: FormKind; address: string } | null {
  const [path = ''] = target.split('?');
  if (path !== prefix && !path.startsWith(`${prefix}/`)) return null;

  const rest = path.slice(prefix.length + 1);
  const form = rest.startsWith('ajax/') ? 'ajax' : 'native';
  try {
    return { form, address: decodeURIComponent(form === 'ajax' ? rest.slice('ajax/'.length) : rest) };
  } catch {
    return { form, address: '' };
  }
}
