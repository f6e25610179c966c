import { createHmac, randomBytes } from 'node:crypto';
import { errorMessage } from '../error-code';
import { sameRequest } from './database/accept-request';
import type { RequestDatabase } from './database/open-database';
import { refused, type Outcome } from './form-answer';
import type { FormFields, ParsedForm } from './form-body';
import type { FormServiceConfig } from './form-config';
import type { FormRoute } from './form-route';
import { requestWriter } from './life-raft';
import { acceptPhotos } from './photos/accept-photos';
import type { RejectedFile } from './photos/photo-problems';
import type { RequestQuotas } from './rate-limit';
import type { SpamJudge } from './spam/spam-judge';
import type { StoredRequest } from './stored-request';
import type { Submission } from './submission';

type KeepParts = {
  database: RequestDatabase;
  config: FormServiceConfig;
  quotas: RequestQuotas;
  judge: SpamJudge;
  log: (message: string) => void;
};

/** Writes a form to disk if it is acceptable, and returns the outcome. Never rejects. */
export type KeepRequest = (
  submission: Submission,
  sent: Pick<ParsedForm, 'fields' | 'files'>,
  from: { form: FormRoute['form']; clientKey: string },
) => Promise<Outcome>;

export function keepRequest({ database, config, quotas, judge, log }: KeepParts): KeepRequest {
  const write = requestWriter(database, log);
  // Pseudonym by which the desk lets addresses take turns. No address is written to disk, and the secret ends with the
  // process.
  const secret = randomBytes(32);
  const markOf = (clientKey: string) =>
    createHmac('sha256', secret).update(clientKey).digest('hex').slice(0, 16);

  async function keep(...[submission, { fields, files }, { form, clientKey }]: Parameters<KeepRequest>) {
    const { request, next } = submission;
    const accepted = (reference: string, hasLostPhotos = false): Outcome => ({
      ...{ kind: 'accepted', reference, next, hasLostPhotos },
    });
    // A repeated request and its photographs have already been checked.
    const known = knownAs(request);
    if (known !== null) return tooMany(clientKey, false, fields) ?? accepted(known);

    // Checks for spam before the quota, so that robots do not use up the quota of visitors at the same address.
    const { isQuarantined, reasons, likeness } = judge({ reference: request.reference, fields });
    const refusal = tooMany(clientKey, isQuarantined, fields);
    if (refusal) return refusal;

    const most = config.limits.photos;
    const { photos, paths, bytes, rejected } = acceptPhotos(files, { most, clientKey: markOf(clientKey) });
    const problem = rejected.find(isVisitorsProblem);
    // The page's script keeps the files for a correction. Without JavaScript the files are lost in any case, so the
    // request is kept without them.
    if (problem && form === 'ajax' && !isQuarantined)
      return { ...refused(problem.reason, fields), file: problem.name };

    const hasRoom = quotas.hasRoomFor(clientKey, bytes);
    const unkept = hasRoom ? [] : photos.map(({ name }): RejectedFile => ({ name, reason: noRoom }));
    const { reference } = await write(
      {
        ...{ isQuarantined, likeness },
        request: { ...request, rejected: [...rejected, ...unkept], ...(reasons.length > 0 && { reasons }) },
        photos: hasRoom ? photos : [],
      },
      hasRoom ? paths : new Map(),
    );
    return accepted(reference, unkept.length > 0 || rejected.some(({ reason }) => reason === noRoom));
  }

  /**
   * Returns the reference of an equal request; null if there is none, or if the database fails, since duplicates are
   * dropped later.
   */
  function knownAs(request: StoredRequest): string | null {
    try {
      return sameRequest(database, request);
    } catch {
      return null;
    }
  }

  function tooMany(clientKey: string, isQuarantined: boolean, fields: FormFields): Outcome | null {
    const wait = quotas.count(clientKey, isQuarantined);
    return wait > 0 ? refused('too-many-requests', fields, wait) : null;
  }

  return async (submission, sent, from) => {
    if (submission.failure)
      return tooMany(from.clientKey, false, sent.fields) ?? refused(submission.failure, sent.fields);
    try {
      return await keep(submission, sent, from);
    } catch (error) {
      log(`A request could not be stored: ${errorMessage(error)}`);
      return refused('storage', sent.fields, retrySeconds);
    }
  };
}

const noRoom = 'photo-no-room' as const;
const retrySeconds = 60;

type VisitorsProblem = RejectedFile & { reason: Exclude<RejectedFile['reason'], typeof noRoom> };
const isVisitorsProblem = (file: RejectedFile): file is VisitorsProblem => file.reason !== noRoom;
