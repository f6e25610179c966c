import { createHmac, randomBytes } from 'node:crypto';
import { attachmentField } from '@renovation-th/shared/forms/form-fields';
import { errorMessage } from '../../delivery/error-code';
import { sameRequest } from './database/accept-request';
import type { ServiceParts } from './database/open-database';
import { refused, type FormKind, type Outcome } from './form-answer';
import type { FormFields, ParsedForm } from './form-body';
import type { FormServiceConfig } from './form-config';
import { requestWriter } from './life-raft';
import { formatOf, type RejectedFile, type SentFile } from './photos/photo-problems';
import { requestQuotas } from './rate-limit';
import { spamJudge } from './spam/spam-judge';
import type { PhotoToKeep, StoredRequest } from './stored-request';
import type { Submission } from './submission';

type Sender = { form: FormKind; clientKey: string };

/** Returns a function that writes an acceptable form to disk and returns the outcome. Its promise never rejects. */
export function keepRequest(config: FormServiceConfig & ServiceParts) {
  const { database, log } = config;
  const quotas = requestQuotas(config);
  const judge = spamJudge(config);
  const write = requestWriter(database, log);
  // The desk re-encodes photographs from different addresses in turn, so it needs a pseudonym of each IP address. Only
  // this process knows the HMAC key.
  const secret = randomBytes(32);
  const markOf = (clientKey: string) =>
    createHmac('sha256', secret).update(clientKey).digest('hex').slice(0, 16);

  async function keep(
    { request, next }: Submission,
    { fields, files }: ParsedForm,
    { form, clientKey }: Sender,
  ): Promise<Outcome> {
    const accepted = (reference: string, hasLostPhotos = false): Outcome => ({
      ...{ kind: 'accepted', reference, next, hasLostPhotos },
    });
    // A request that is already stored needs no second check of its content and photographs.
    const known = knownAs(request);
    if (known !== null) return tooMany(clientKey, false, fields) ?? accepted(known);

    // Checks for spam before the quota, so that robots do not use up the quota of visitors at the same address.
    const { isQuarantined, reasons, likeness } = judge({ reference: request.reference, fields });
    const refusal = tooMany(clientKey, isQuarantined, fields);
    if (refusal) return refusal;

    const { photos: most } = config.limits;
    const { photos, paths, bytes, rejected } = acceptPhotos(files, most, markOf(clientKey));
    const [problem] = rejected.flatMap(({ name, reason }) => (reason === noRoom ? [] : [{ name, reason }]));
    // The page's script keeps the files while the visitor corrects the form. Without JavaScript, a refusal would lose
    // all files, so we keep the request without the rejected ones.
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

  /** Returns the reference of an equal request, or null. If the database fails, `acceptRequest` finds the duplicate. */
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

  return async (submission: Submission, sent: ParsedForm, from: Sender): Promise<Outcome> => {
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

/**
 * Separates the photographs of one form from its other files without decoding them.
 * @param most maximum photographs of one form. @param clientKey pseudonym of the visitor's address.
 * @returns the photographs, their paths by name, their total bytes, and the rejected files.
 */
function acceptPhotos(sent: readonly SentFile[], most: number, clientKey: string) {
  const photos = new Map<string, PhotoToKeep>();
  const paths = new Map<string, string>();
  const rejected: RejectedFile[] = [];
  let bytes = 0;
  for (const { name, path, digest, ...file } of sent) {
    const problem = problemOf(file, photos.size >= most);
    if (problem !== null || path === null) {
      rejected.push({ name, reason: problem ?? noRoom });
      continue;
    }
    // The name is a hash of the content, so a photograph sent twice is stored once.
    const kept = `${digest}.raw`;
    if (photos.has(kept)) continue;
    photos.set(kept, { file: kept, name, clientKey });
    paths.set(kept, path);
    bytes += file.bytes;
  }
  return { photos: [...photos.values()], paths, bytes, rejected };
}

type Seen = Pick<SentFile, 'field' | 'isTooLarge' | 'beginning'>;

function problemOf({ field, isTooLarge, beginning }: Seen, isFull: boolean) {
  if (field !== attachmentField) return 'attachment';
  if (isFull) return 'too-many-photos';
  if (isTooLarge) return 'photo-too-large';
  const format = formatOf(beginning);
  if (format === null) return 'photo-format';
  return format === 'heic' ? 'photo-heic' : null;
}
