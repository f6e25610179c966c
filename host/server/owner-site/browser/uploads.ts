import { reducePhoto } from '@renovation-th/shared/photos/reduce-photo';
import { adopt, fetchPage } from './adopt';
import { hold, release, save } from './autosave';
import { scriptTexts as texts } from '../content/script-texts';

/** Chunk sizes in bytes. The first chunk is small, so that a wrong format is detected early. */
const firstChunk = 4 * 1024;
const chunk = 512 * 1024;
const shortestPause = 1_000;
const longestPause = 15_000;
/** Size in bytes below which photographs are sent unchanged. */
const small = 700_000;

const pause = (milliseconds: number) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, milliseconds);
    addEventListener('online', resolve, { once: true });
  });

/** Derives a key from the file, so that an upload can resume after the page has been closed. */
function keyOf({ name, lastModified }: File, { size }: Blob): string {
  let hash = 0x811c9dc5;
  for (const character of `${name}|${size}|${lastModified}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `${hash.toString(16).padStart(8, '0')}${size.toString(16).padStart(8, '0')}`;
}

/** Shows progress. @param share uploaded share of the file, or null during an interruption. */
type Tell = (share: number | null, words?: string) => void;

/** Sends the missing bytes of a file. @returns null once the server has all bytes, or the reason for a refusal. */
async function sendInChunks(address: string, key: string, file: Blob, tell: Tell): Promise<string | null> {
  // The server ignores a chunk with a wrong offset, such as -1, and returns the number of bytes that it has.
  let start = -1;
  for (let failures = 0; ;) {
    try {
      const query = new URLSearchParams({ cle: key, taille: `${file.size}`, debut: `${start}` }).toString();
      const body = start < 0 ? '' : file.slice(start, start + (start === 0 ? firstChunk : chunk));
      const answer = await fetch(`${address}&${query}`, { method: 'POST', body });
      if (answer.status === 404) return texts.projectGone;
      if (answer.status === 401) tell(null, texts.signedOut);
      if (!answer.ok) throw new Error();
      const state: { recu: number; fini?: boolean; refus?: string } = await answer.json();
      if (state.refus) return state.refus;
      if (state.fini) return null;
      // If the server received nothing new, an earlier request for this file is probably still in progress, so wait.
      if (state.recu === start) await pause(shortestPause);
      start = state.recu;
      failures = 0;
      tell(start / file.size);
    } catch (error) {
      failures += 1;
      if (error instanceof TypeError) tell(null);
      await pause(Math.min(longestPause, shortestPause * 2 ** failures));
      start = -1;
    }
  }
}

/** Returns a smaller photograph, or the original file if the browser cannot reduce it. */
async function prepared(file: File): Promise<Blob> {
  const isReadable = /^image\/(jpeg|png|webp)$/.test(file.type);
  if (file.type === 'application/pdf' || (isReadable && file.size < small)) return file;
  return (await reducePhoto(file).catch(() => null)) ?? file;
}

/** Shows progress near a file input. Looks the input up by id because an update may have replaced the element. */
function show(inputId: string, words: string, share: number | null = null): void {
  const card = document.getElementById(inputId)?.closest('section');
  const state = card?.querySelector('[data-upload-state]');
  const bar = card?.querySelector<HTMLProgressElement>('[data-upload-progress]');
  if (state) state.textContent = words;
  if (!bar) return;
  bar.hidden = share === null;
  bar.value = (share ?? 0) * 100;
}

let queue: Promise<void> = Promise.resolve();
/** Number of files that this page has uploaded. */
let arrived = 0;

async function sendAll(files: readonly File[], input: { id: string; address: string }): Promise<void> {
  const refused: string[] = [];
  for (const [number, file] of files.entries()) {
    const name = texts.file(number + 1, files.length);
    show(input.id, texts.preparing(name), number / files.length);
    const blob = await prepared(file);
    const result = await sendInChunks(input.address, keyOf(file, blob), blob, (share, words) =>
      show(
        input.id,
        share === null ? (words ?? texts.interrupted(name)) : texts.sending(name),
        (number + (share ?? 0)) / files.length,
      ),
    );
    if (result) refused.push(`${file.name}\u00a0: ${result}`);
    else
      await fetchPage(location.href).then(
        ({ page }) => page && adopt(page),
        () => undefined,
      );
  }
  arrived += files.length - refused.length;
  show(input.id, [arrived > 0 ? texts.arrived(arrived) : '', ...refused].filter(Boolean).join(' '));
}

/** Uploads files as soon as they are chosen, after saving typed input. */
export function startUploads(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset.chunks || !target.files?.length) return;
    const [files, input] = [[...target.files], { id: target.id, address: target.dataset.chunks }];
    target.value = '';
    hold(files);
    queue = queue
      .then(() => save())
      .then(() => sendAll(files, input))
      .finally(() => release(files));
  });
}
