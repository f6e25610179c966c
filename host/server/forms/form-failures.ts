/** Reasons to refuse a form, with their HTTP status. */
export const failureStatus = {
  'missing-name': 400,
  'missing-contact': 400,
  'no-such-slot': 400,
  'broken-body': 400,
  'line-break': 400,
  'foreign-origin': 403,
  'unknown-address': 404,
  'wrong-method': 405,
  'body-too-large': 413,
  'too-many-fields': 413,
  'field-too-long': 413,
  'photo-too-large': 413,
  'too-many-photos': 413,
  'unsupported-type': 415,
  'photo-format': 415,
  'photo-heic': 415,
  attachment: 415,
  'too-many-requests': 429,
  busy: 503,
  storage: 503,
} as const;

export type FormFailure = keyof typeof failureStatus;
