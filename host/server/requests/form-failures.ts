/** Reasons to refuse a form, with their HTTP status. */
export const failureStatus = {
  'missing-name': 400,
  'missing-contact': 400,
  'broken-body': 400,
  'foreign-origin': 403,
  'unknown-address': 404,
  'wrong-method': 405,
  'body-too-large': 413,
  'photo-too-large': 413,
  'too-many-photos': 413,
  'too-many-requests': 429,
  storage: 503,
} as const;

export type FormFailure = keyof typeof failureStatus;
