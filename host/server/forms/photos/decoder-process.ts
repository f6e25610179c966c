import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { readPlainFile } from '../open-plain-file';
import type { DecoderWord, Question } from './decoder-words';
import { writeAnew } from './write-anew';

/*
 * The process that decodes photographs: one at a time, as the desk asks. Whatever a picture does to this
 * process, it does to nothing else: its memory and its time are limited, and it may be killed.
 */

/** Bytes: more than any form may carry. */
const longestFile = 32 * 1024 * 1024;
/** How often it looks at what a photograph has used, in milliseconds. */
const watchInterval = 25;

async function answer({ path, retouch, mostTime, mostMemory }: Question): Promise<void> {
  const begin = process.cpuUsage();
  const time = () => {
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1_000;
  };
  // Decoding has a thread of its own, so this goes on meanwhile. The system's limit on memory comes
  // first where there is one.
  const watch = setInterval(() => {
    const isTooBig = process.memoryUsage.rss() > mostMemory;
    if (!isTooBig && time() <= mostTime) return;
    clearInterval(watch);
    say({ time: time(), photograph: isTooBig ? 'photo-too-large' : 'photo-too-slow', isLast: true }, end);
  }, watchInterval);

  const photograph = await writeAnew(await readPlainFile(path, longestFile), retouch);
  clearInterval(watch);
  say({ time: time(), photograph, isLast: false });
}

function say(word: DecoderWord, then: () => void = () => undefined): void {
  process.send?.(word, then);
}

/** At once, even while a thread is at work. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}

process.on('disconnect', end);
// What stops a service tells every process of it to end. The desk says when this one does: otherwise it
// could take the end for the fault of the photograph.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
process.on('message', (question) => void answer(JSON.parse(String(question))).catch(end));
try {
  // Pages, requests and mails go first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Where that is not allowed, photographs are written anew all the same.
}
// If the machine runs out of memory, it should end this process and no other.
void writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
say('ready');
