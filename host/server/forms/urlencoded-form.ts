import type { FormReader, ParseOptions } from './form-body';
import type { FormFailure } from './form-failures';
import { gatheredBytes } from './gathered-bytes';
import { gatheredFields } from './gathered-fields';

/** Reads `application/x-www-form-urlencoded`: gathered as it arrives, understood when all of it is there. */
export function urlencodedForm({ limits, textMemory }: ParseOptions): FormReader {
  const body = gatheredBytes(textMemory.take);
  let failure: FormFailure | null = null;

  return {
    take(bytes) {
      if (body.length() + bytes.length > limits.body) failure = 'body-too-large';
      else if (!body.add(bytes)) failure = 'busy';
      return failure === null;
    },
    finish() {
      const gathered = gatheredFields(limits);
      // Split by hand, so that a body of separators costs no more than the fields allowed.
      const pairs = body
        .whole()
        .toString('utf8')
        .split('&', limits.fields + 1);
      // The separator in front keeps a name that begins with a question mark whole.
      for (const [name, value] of new URLSearchParams(`&${pairs.join('&')}`)) {
        const problem = gathered.add(name, value);
        failure ??= problem;
      }
      return { fields: gathered.fields, files: [], failure };
    },
  };
}
