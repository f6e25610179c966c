import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentAnswer, ContentJob } from '../site/publish/content-process';
import type { RunContentJob } from '../site/publish/run-content-job';

/** Returns content that became live at this hour (UTC). */
export const liveAs = (content: string, hour: number) => ({ content, date: `2026-11-21T${hour}:00:00Z` });

/** Creates a fake of the delivery process that runs the owner's jobs. */
export function fakeDelivery() {
  let answer: ContentAnswer = { isDone: true, live: liveAs('sha384-b', 11) };
  let given: ContentJob | null = null;
  let isHeldUp = false;
  let end: (answer: ContentAnswer) => void = () => undefined;

  const run: RunContentJob = (job) => {
    if (job.kind === 'encode')
      return { ended: Promise.resolve({ complaint: '' }), stop: async () => undefined };
    const ended = new Promise<ContentAnswer>((resolve) => (end = resolve));
    given = job;
    if (job.kind === 'preview') writePreview(job.to);
    setImmediate(() => {
      if (!isHeldUp) end(answer);
    });
    return {
      ended: ended.then((result) => ({
        ...result,
        ...(job.kind === 'remove' && result.isDone && { removed: job.originals }),
        complaint: '',
      })),
      stop: async () => end({}),
    };
  };

  return {
    run,
    /** Sets the result of all jobs other than `encode`. Default: success. */
    says: (next: ContentAnswer) => void (answer = next),
    /** Makes these jobs wait until `goOn` is called or they are stopped. */
    holdUp: () => void (isHeldUp = true),
    goOn() {
      isHeldUp = false;
      end(answer);
    },
    /** Returns the last job other than `encode`, or null. */
    given: (): ContentJob | null => given,
  };
}

function writePreview(folder: string): void {
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  mkdirSync(folder, { recursive: true });
  write('index.html', '<title>Mon aperçu</title>');
  write('headers.json', JSON.stringify({ '*': { 'Cache-Control': 'no-store' } }));
}
