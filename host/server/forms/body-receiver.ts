import type { IncomingMessage } from 'node:http';
import { bodyMemory } from './body-memory';
import { inTurn } from './loop-turns';
import { readSlices } from './read-body';
import { formReader, mayCarryFiles, type ParsedForm } from './form-body';
import type { FormLimits } from './form-config';
import type { FormFailure } from './form-failures';
import type { FormRoute } from './form-route';
import type { Sender } from './sender';

type ReceiveOptions = {
  form: FormRoute['form'];
  sender: Sender;
  /** False when only typed fields are needed, to show them again to the visitor. */
  takesFiles: boolean;
};

export type BodyReceiver = {
  /**
   * Reads a form as far as it may go and hands it over; its memory is counted until `handOver` is done. For
   * the rest of a refused body see `drainBody`.
   * @throws when the connection breaks.
   */
  receive<Result>(
    request: IncomingMessage,
    options: ReceiveOptions,
    handOver: (sent: ParsedForm) => Promise<Result>,
  ): Promise<Result>;
};

/** Of the memory for bodies, the part that one address may hold. */
const shareOfAddress = 1 / 4;
/** Milliseconds in which a body cannot be made to give way to others. */
const protectedFor = 10_000;
/** What encoding and the headers of parts add to text, at most, as a factor. */
const encodedText = 4;

/** Reads the bodies of all requests, within one budget of memory. */
export function bodyReceiver(limits: FormLimits): BodyReceiver {
  const memoryOf = (budget: number) => bodyMemory({ budget, share: budget * shareOfAddress, protectedFor });
  const fileMemory = memoryOf(limits.memory);
  const textMemory = memoryOf(limits.textMemory);

  return {
    async receive(request, { form, sender, takesFiles }, handOver) {
      const type = request.headers['content-type'] ?? '';
      const isStrict = form === 'ajax';
      const textBody = limits.text * encodedText;
      const body = takesFiles && mayCarryFiles(type) ? limits[form].body : textBody;
      const announced = Number(request.headers['content-length'] ?? 0);
      if (isStrict && announced > body) return handOver(nothingBut('body-too-large'));

      const evicting = new AbortController();
      const files = fileMemory.hold(sender, () => evicting.abort());
      const text = textMemory.hold(sender, () => evicting.abort());
      try {
        const reader = formReader(type, {
          limits: {
            ...limits,
            body,
            file: limits[form].photo,
            // More than are kept: a browser without JavaScript cannot limit the choice to five.
            files: takesFiles ? limits.photos * 2 : 0,
          },
          fileMemory: files,
          textMemory: text,
          isStrict,
        });
        const { signal } = evicting;
        const ending = await readSlices(request, { take: reader.take, pace: limits.pace, signal });
        const sent = await inTurn(() => reader.finish(ending === 'whole'));
        if (ending === 'too-slow') return await handOver({ ...sent, files: [], failure: 'too-slow' });
        if (ending === 'given-up') return await handOver({ ...sent, files: [], failure: 'busy' });
        return await handOver(sent);
      } finally {
        files.release();
        text.release();
      }
    },
  };
}

function nothingBut(failure: FormFailure): ParsedForm {
  return { fields: new Map(), files: [], failure };
}
