import { errorMessage } from '../error-code';
import type { FormFields, ParsedForm } from './form-body';
import type { Outcome } from './form-answer';
import type { FormFailure } from './form-failures';
import type { FormRoute } from './form-route';
import { acceptPhotos } from './photos/accept-photos';
import type { PhotoProblem } from './photos/photo-problems';
import { senderMarks } from './photos/sender-mark';
import type { RequestQuotas } from './request-quotas';
import type { Sender } from './sender';
import type { SpamJudge } from './spam/spam-judge';
import type { Spool } from './spool';
import type { Submission } from './submission';

type KeepParts = {
  spool: Spool;
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
  const { spool, quotas, spam, quarantineScore, mostPhotos, log } = parts;
  const senderMark = senderMarks();

  async function keep(...[submission, { fields, files }, { form, sender }]: Parameters<KeepRequest>) {
    const { isTrapped, request } = submission;
    // A repeated request and its photographs have been judged already.
    if (!isTrapped && (await spool.has(request))) return accepted(submission);

    const { reference, fingerprint } = request;
    const post = { reference, fingerprint, fields, form, sender: sender[0] ?? '' };
    const { score, reasons, remember } = await spam.judge(post);
    const isSuspicious = isTrapped || score >= quarantineScore;

    const prepared = acceptPhotos(files, {
      reference,
      most: mostPhotos,
      senderMark: senderMark(sender),
    });
    const [problem] = prepared.leftOut;
    // The page keeps everything and can be corrected. Without JavaScript the chosen files are
    // gone whatever the answer is, so the request is worth more than a second try.
    if (problem && form === 'ajax' && !isSuspicious) {
      return { ...refused(problem.reason, fields), file: problem.name };
    }

    const bytes = prepared.files.reduce((sum, file) => sum + file.bytes.length, 0);
    const quota = bytes > 0 ? await quotas.photographs(sender, bytes) : null;
    if (quota?.kind === 'refused' && !isSuspicious) return refused(quota.failure, fields, quota.wait);
    const hasRoom = quota === null || quota.kind === 'free';
    const photos = hasRoom ? prepared.photos : [];
    const leftOut: readonly NotKept[] = hasRoom
      ? prepared.leftOut
      : [...prepared.leftOut, ...prepared.photos.map(({ name }) => ({ name, reason: noRoom }))];

    const stored = {
      ...request,
      ...(isSuspicious && { suspicion: request.suspicion ?? 'score', reasons }),
      ...(photos.length > 0 && { photos }),
      ...(leftOut.length > 0 && { leftOut }),
    };
    const kept = hasRoom ? prepared.files : [];
    await (isSuspicious ? spool.quarantine(stored, kept) : spool.accept(stored, kept));
    remember();
    return accepted(submission);
  }

  return async (submission, sent, from) => {
    if (submission.failure && !submission.isTrapped) return refused(submission.failure, sent.fields);
    try {
      return await keep(submission, sent, from);
    } catch (error) {
      log(`A request could not be stored: ${errorMessage(error)}`);
      return refused('storage', sent.fields, retrySeconds);
    }
  };
}

type NotKept = { name: string; reason: PhotoProblem };
const noRoom: PhotoProblem = 'photo-no-room';
const retrySeconds = 60;

function accepted(submission: Submission): Outcome {
  return { kind: 'accepted', submission };
}

function refused(failure: FormFailure, fields: FormFields, retryAfter?: number): Outcome {
  return { kind: 'refused', failure, fields, retryAfter };
}
