import type { IncomingMessage, ServerResponse } from 'node:http';
import { failureReportPath, type FailureReport } from '@renovation-th/shared/contracts/failure-report';
import { checkedJson } from '../../delivery/checked-json';
import { errorMessage } from '../../delivery/error-code';
import type { RequestDatabase } from '../forms/database/open-database';
import type { FormServiceConfig } from '../forms/form-config';
import type { FormService } from '../forms/form-service';
import { rateLimit } from '../forms/rate-limit';
import { clientKeyOf, readSmallBody, sendingOrigin } from '../forms/client';
import { failureLog } from './failure-log';
import { failureReport } from './stored-failure';

type FailureServiceOptions = Pick<FormServiceConfig, 'rate' | 'now'> & {
  /** Origin of the site. Only its pages may send reports. */
  origin: string;
  database: RequestDatabase;
  log: (message: string) => void;
};

/** Maximum bytes of a body. A report has at most 3 KB. */
const longestBody = 8 * 1024;
/** Limit for reports from an address, as a multiple of the limit for forms. A document sends up to 3 reports. */
const multipleOfForms = 2;

/** Receives reports of broken pages. Responds with 204 even to invalid reports, because pages ignore the response. */
export function failureService(options: FailureServiceOptions): FormService {
  const { database, origin, now } = options;
  const add = failureLog(database, now);
  const { requests, perSeconds } = options.rate;
  const limit = rateLimit(requests * multipleOfForms, perSeconds);
  let hasFailed = false;

  /** Stores a report. Logs only the first error, so that the log does not fill the disk. */
  function keep(report: FailureReport, address: string): void {
    try {
      add(report, address);
    } catch (error) {
      if (!hasFailed) options.log(`Failure reports cannot be stored: ${errorMessage(error)}`);
      hasFailed = true;
    }
  }

  /** Reads the body of a report, or returns null if its origin, content type, rate or size is not allowed. */
  async function receive(request: IncomingMessage): Promise<string | null> {
    const isOfOurs = request.headers.origin !== undefined && sendingOrigin(request, origin) !== null;
    const isText = /^(?:text\/plain|application\/json)\b/.test(request.headers['content-type'] ?? '');
    if (!isOfOurs || !isText || limit.count(clientKeyOf(request), now()) > 0) return null;
    return readSmallBody(request, longestBody).catch(() => null);
  }

  return {
    owns: (target) => target.split('?')[0] === failureReportPath,
    async handle(request, response) {
      if (request.method !== 'POST') return answerFailure(response, 405);
      const text = await receive(request);
      // Responds before writing, because the disk may be slow.
      answerFailure(response, 204);
      const report = text === null ? null : checkedJson(failureReport, text);
      if (!report || !('value' in report)) return;
      keep(report.value, clientKeyOf(request));
    },
  };
}

/** Responds without waiting for the body. Closes the connection if the body is incomplete. */
function answerFailure(response: ServerResponse, status: 204 | 405): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  const { req: request } = response;
  if (!request.complete) response.setHeader('Connection', 'close');
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: 'POST', 'Content-Length': 0 }),
  });
  response.end(() => request.complete || request.destroy());
}
