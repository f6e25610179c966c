import path from 'node:path';
import { errorMessage } from '../error-code';
import { hasRequest } from './database/accept-request';
import type { RequestDatabase } from './database/open-database';
import type { Outcome } from './form-answer';
import type { FormFields, ParsedForm } from './form-body';
import type { FormFailure } from './form-failures';
import type { FormRoute } from './form-route';
import { acceptPhotos, keepPhotoFiles } from './photos/accept-photos';
import type { PhotoProblem } from './photos/photo-problems';
import { senderMarks } from './photos/sender-mark';
import type { RequestQuotas } from './request-quotas';
import type { WriteRequest } from './request-writer';
import type { Sender } from './sender';
import type { SpamJudge } from './spam/spam-judge';
import { keyOf, type RequestToKeep } from './stored-request';
import type { Submission } from './submission';

type KeepParts = {
  database: RequestDatabase;
  write: WriteRequest;
  quotas: RequestQuotas;
  spam: SpamJudge;
  quarantineScore: number;
  mostPhotos: number;
  log: (message: string) => void;
};

/** Puts a form on disk if it may be kept, and tells what became of it. Never rejects. */
export type KeepRequest = (
  submission: Submission,
  sent: Pick<ParsedForm, 'fields' | 'files'>,
  from: { form: FormRoute['form']; sender: Sender },
) => Promise<Outcome>;

export function keepRequest(parts: KeepParts): KeepRequest {
  const { database, write, quotas, spam, quarantineScore, mostPhotos, log } = parts;
  const senderMark = senderMarks();

  async function keep(...[submission, { fields, files }, { form, sender }]: Parameters<KeepRequest>) {
    const { isTrapped, request } = submission;
    const key = keyOf(request);
    // A repeated request and its photographs have been judged already.
    if (isKept(key)) return counted(sender, false, fields) ?? accepted(submission);

    // What repeats is judged before who sends: a swarm of robots counts against nobody else.
    const { score, reasons, likeness, remember } = spam.judge({ ...request, fields, form, key });
    const isSetApart = isTrapped || score >= quarantineScore;
    const tooMany = counted(sender, isSetApart, fields);
    if (tooMany) return tooMany;

    const { photos, leftOut } = await acceptPhotos(files, {
      reference: request.reference,
      most: mostPhotos,
      sender: senderMark(sender),
    });
    const problem = leftOut.find(({ reason }) => reason !== noRoom);
    // The page keeps everything and can be corrected. Without JavaScript the chosen files are
    // gone whatever the answer is, so the request is worth more than a second try.
    if (problem && problem.reason !== noRoom && form === 'ajax' && !isSetApart)
      return { ...refused(problem.reason, fields), file: problem.name };

    const bytes = photos.reduce((sum, photo) => sum + photo.bytes, 0);
    const quota = bytes > 0 ? quotas.photographs(sender, bytes) : null;
    if (quota?.kind === 'refused' && !isSetApart) return refused(quota.failure, fields, quota.wait);
    const kept = quota === null || quota.kind === 'free' ? photos : [];
    const notKept: { name: string; reason: PhotoProblem }[] = [
      ...leftOut,
      ...photos.filter((photo) => !kept.includes(photo)).map(({ name }) => ({ name, reason: noRoom })),
    ];

    await keepPhotoFiles(kept, path.join(database.folder, 'raw'));
    const stored: RequestToKeep['request'] = {
      ...request,
      leftOut: notKept,
      ...(isSetApart && { suspicion: request.suspicion ?? 'score', reasons }),
    };
    const rows = kept.map(({ file, sha256, name, sender: mark }) => ({ file, sha256, name, sender: mark }));
    await write({ request: stored, isSetApart, likeness, photos: rows });
    remember();
    return accepted(submission);
  }

  /** A database that cannot be asked knows of nothing: the same request is kept once all the same. */
  function isKept(key: string): boolean {
    try {
      return hasRequest(database, key);
    } catch {
      return false;
    }
  }

  function counted(sender: Sender, isSetApart: boolean, fields: FormFields): Outcome | null {
    const quota = quotas.count(sender, isSetApart);
    return quota.kind === 'refused' ? refused(quota.failure, fields, quota.wait) : null;
  }

  return async (submission, sent, from) => {
    if (submission.failure && !submission.isTrapped)
      return counted(from.sender, false, sent.fields) ?? refused(submission.failure, sent.fields);
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

function accepted(submission: Submission): Outcome {
  return { kind: 'accepted', submission };
}

function refused(failure: FormFailure, fields: FormFields, retryAfter?: number): Outcome {
  return { kind: 'refused', failure, fields, retryAfter };
}
