/** Why a file is refused at sight. Each is also a way for the page's own post to fail. */
export type FileRefusal =
  'photo-format' | 'photo-heic' | 'photo-too-large' | 'too-many-photos' | 'attachment';

/**
 * Every reason why a file that came with a form is not kept. `photo-no-room`: the disk or the day had no
 * room for it.
 */
export type PhotoProblem = FileRefusal | DecodingProblem | 'photo-no-room';

/** Why a photograph cannot be written anew. */
export const decodingProblems = ['photo-unreadable', 'photo-too-slow', 'photo-too-large'] as const;
export type DecodingProblem = (typeof decodingProblems)[number];

/** What a photograph may weigh once it was written anew, in bytes. */
export const largestKeptPhoto = 2 * 1024 * 1024;

/** What a process that decodes a photograph says first. */
export const decoderStarted = 'started\n';

/** A file as the form carried it. */
export type SentFile = {
  /** Name of the form's field. */
  field: string;
  /** As the visitor's device called it: for people to read, never for a path. */
  name: string;
  /** Where it was written, synced; null when it was too large or found no room. */
  path: string | null;
  /** How many arrived. */
  bytes: number;
  isTooLarge: boolean;
  /** SHA-256 of the bytes as they arrived, in hexadecimal. */
  digest: string;
  /** In which a file says what it is. */
  beginning: Buffer;
};

export type LeftOut = { name: string; reason: FileRefusal | 'photo-no-room' };
