/** Why a file is refused at sight. Each is also a way for the page's own post to fail. */
export type FileRefusal =
  'photo-unreadable' | 'photo-format' | 'photo-heic' | 'photo-too-large' | 'too-many-photos' | 'attachment';

/**
 * Every reason why a file that came with a form is not kept. `photo-no-room`: the disk or the day had no
 * room for it. The last two are found by the desk.
 */
export type PhotoProblem = FileRefusal | 'photo-no-room' | 'photo-too-slow' | 'photo-missing';

/** A file as the form carried it. */
export type SentFile = {
  /** Name of the form's field. */
  field: string;
  /** As the visitor's device called it: for people to read, never for a path. */
  name: string;
  /** Null when it was longer than allowed. */
  bytes: Buffer | null;
  /** SHA-256 of the bytes as they arrived, in hexadecimal. */
  digest: string;
};

export type LeftOut = { name: string; reason: FileRefusal };
