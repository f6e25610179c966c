import type { FastifyReply } from 'fastify';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { answerTexts, failureTexts, type FormFailure } from './content/form-answers';
import { failurePage } from './failure-page';
import type { FormFields } from './form-body';
import { privateAnswerHeaders, sendDocument } from './html-document';

const failureStatus: Readonly<Record<FormFailure, number>> = {
  'missing-name': 400,
  'missing-contact': 400,
  'broken-body': 400,
  'foreign-origin': 403,
  'unknown-address': 404,
  'body-too-large': 413,
  'too-many-requests': 429,
  storage: 503,
};

/** Body of a JSON response. `success` is a string, as in responses of external form services. */
export type FormAnswer = { success: 'true' | 'false'; message: string; reference?: string };

/** `native`: sent without JavaScript, gets a page. `ajax`: sent by the page's script, gets JSON. */
export type FormKind = 'native' | 'ajax';

export type Outcome =
  | {
      kind: 'accepted';
      reference: string;
      /** Untrusted URL of the requested redirect. */
      next: string;
    }
  | { kind: 'refused'; failure: FormFailure; fields: FormFields };

export const refused = (
  failure: FormFailure,
  fields: FormFields = new Map(),
): Outcome & { kind: 'refused' } => ({ kind: 'refused', failure, fields });

/**
 * Sends the outcome of a form as a page or a redirect, or as JSON for the page's script.
 * @param shown returns the identity for a refusal page.
 */
export async function answerForm(
  reply: FastifyReply,
  outcome: Outcome,
  form: FormKind,
  shown: () => Promise<Identity>,
): Promise<FastifyReply> {
  reply.headers(privateAnswerHeaders);
  if (outcome.kind === 'refused') {
    const { failure, fields } = outcome;
    const status = failureStatus[failure];
    if (form === 'ajax') {
      const answer: FormAnswer = { success: 'false', message: failureTexts[failure].explanation };
      return reply.code(status).send(answer);
    }
    const identity = await shown();
    const title = `${answerTexts.notSent} – ${identity.tradeName}`;
    return sendDocument(reply, { title, status }, failurePage(failure, fields, identity));
  }

  const { reference, next } = outcome;
  if (form === 'ajax') {
    const answer: FormAnswer = { success: 'true', message: answerTexts.accepted, reference };
    return reply.send(answer);
  }
  return reply.redirect(thanksLocation(next, reference), 303);
}

const thanksPath = '/merci';
const anySite = 'http://site.invalid';
/** Maximum characters of `_next`. We send its query in a header, and proxies refuse long headers. */
const longestNext = 1_000;

/** Returns the URL of the thanks page. Uses only the query of `_next`, so the redirect never leaves the site. */
function thanksLocation(next: string, reference: string): string {
  const url = next.length <= longestNext && URL.canParse(next, anySite) ? new URL(next, anySite) : null;
  const query = new URLSearchParams(url?.pathname === thanksPath ? url.search : '');
  query.set('ref', reference);
  return `${thanksPath}?${query.toString()}`;
}
