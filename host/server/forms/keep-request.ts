import { createHmac, randomBytes } from 'node:crypto';
import path from 'node:path';
import { errorMessage } from '../error-code';
import { hasRequest } from './database/accept-request';
import type { RequestDatabase } from './database/open-database';
import { refused, type Outcome } from './form-answer';
import type { FormFields, ParsedForm } from './form-body';
import type { FormServiceConfig } from './form-config';
import type { FormRoute } from './form-route';
import { acceptPhotos, keepPhotoFiles } from './photos/accept-photos';
import type { LeftOut } from './photos/photo-problems';
import type { RequestQuotas } from './request-quotas';
import { requestWriter } from './request-writer';
import { quarantineScore } from './spam/signs';
import type { SpamJudge } from './spam/spam-judge';
import { keyOf } from './stored-request';
import type { Submission } from './submission';

type KeepParts = {
  database: RequestDatabase;
  config: FormServiceConfig;
  quotas: RequestQuotas;
  spam: SpamJudge;
  log: (message: string) => void;
};

/** Puts a form on disk if it may be kept, and tells what became of it. Never rejects. */
export type KeepRequest = (
  submission: Submission,
  sent: Pick<ParsedForm, 'fields' | 'files'>,
  from: { form: FormRoute['form']; sender: string },
) => Promise<Outcome>;

export function keepRequest({ database, config, quotas, spam, log }: KeepParts): KeepRequest {
  const write = requestWriter(database, log);
  // Tells photographs of one sender from those of others, so that the desk can let senders take turns. No address is
  // written to disk: the secret is born and dies with this process.
  const secret = randomBytes(32);
  const markOf = (sender: string) => createHmac('sha256', secret).update(sender).digest('hex').slice(0, 16);

  async function keep(...[submission, { fields, files }, { form, sender }]: Parameters<KeepRequest>) {
    const { request } = submission;
    const { reference } = request;
    // A repeated request and its photographs have been judged already.
    if (isKept(keyOf(request))) return tooMany(sender, false, fields) ?? accepted(submission);

    // What repeats is judged before who sends: a swarm of robots counts against nobody else.
    const { score, reasons, likeness } = spam.judge({ reference, fields, form });
    const isSetApart = score >= quarantineScore;
    const refusal = tooMany(sender, isSetApart, fields);
    if (refusal) return refusal;

    const most = config.limits.photos;
    const { photos, leftOut } = acceptPhotos(files, { reference, most, sender: markOf(sender) });
    const problem = leftOut.find(({ reason }) => reason !== noRoom);
    // The page keeps everything and can be corrected. Without JavaScript the chosen files are
    // gone whatever the answer is, so the request is worth more than a second try.
    if (problem && problem.reason !== noRoom && form === 'ajax' && !isSetApart)
      return { ...refused(problem.reason, fields), file: problem.name };

    const bytes = photos.reduce((sum, photo) => sum + photo.bytes, 0);
    const hasRoom = quotas.hasRoomFor(sender, bytes);
    const kept = hasRoom ? photos : [];
    const unkept = hasRoom ? [] : photos.map(({ name }): LeftOut => ({ name, reason: noRoom }));

    await keepPhotoFiles(kept, path.join(database.folder, 'raw'));
    await write({
      ...{ isSetApart, likeness },
      request: {
        ...request,
        leftOut: [...leftOut, ...unkept],
        ...(isSetApart && { reasons }),
      },
      photos: kept.map(({ file, name, sender: mark }) => ({ file, name, sender: mark })),
    });
    spam.remember(likeness);
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

  function tooMany(sender: string, isSetApart: boolean, fields: FormFields): Outcome | null {
    const wait = quotas.count(sender, isSetApart);
    return wait > 0 ? refused('too-many-requests', fields, wait) : null;
  }

  return async (submission, sent, from) => {
    if (submission.failure)
      return tooMany(from.sender, false, sent.fields) ?? refused(submission.failure, sent.fields);
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
