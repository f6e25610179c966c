import { reducePhoto } from '@renovation-th/shared/photos/reduce-photo';
import { adopt, fetchPage } from './adopt';
import { hold, release, save } from './autosave';
import { scriptTexts as texts } from '../content/script-texts';

/** In bytes. The first chunk is long enough to detect the format. */
const firstChunk = 4 * 1024;
const chunk = 512 * 1024;
const shortestPause = 1_000;
const longestPause = 15_000;
/** The same limits as for visitors' forms. No page shows a photograph wider than `edge`. */
const limits = { bytes: 2_000_000, edge: 2_000 };
/** Smaller photographs are sent unchanged. In bytes. */
const small = 700_000;

const pause = (milliseconds: number) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, milliseconds);
    addEventListener('online', resolve, { once: true });
  });

/** Returns a key derived from the file, so that its upload can resume after the page was closed. */
function keyOf({ name, lastModified }: File, { size }: Blob): string {
  let hash = 0x811c9dc5;
  for (const character of `${name}|${size}|${lastModified}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `${hash.toString(16).padStart(8, '0')}${size.toString(16).padStart(8, '0')}`;
}

/** Shows progress. @param share the share of the file that has arrived; null without a network or a session. */
type Tell = (share: number | null, words?: string) => void;

/** Sends the bytes that the server lacks. @returns the reason for a refusal; null once the server has all bytes. */
async function sendInChunks(address: string, key: string, file: Blob, tell: Tell): Promise<string | null> {
  // The server ignores a chunk with a wrong offset and returns the number of bytes it has; -1 asks for that number.
  let start = -1;
  for (let failures = 0; ;) {
    try {
      const query = new URLSearchParams({ cle: key, taille: `${file.size}`, debut: `${start}` }).toString();
      const body = start < 0 ? '' : file.slice(start, start + (start === 0 ? firstChunk : chunk));
      const answer = await fetch(`${address}&${query}`, { method: 'POST', body });
      if (answer.status === 404) return texts.workGone;
      if (answer.status === 401) tell(null, texts.signedOut);
      if (!answer.ok) throw new Error();
      const state: { recu: number; fini?: boolean; refus?: string } = await answer.json();
      if (state.refus) return state.refus;
      if (state.fini) return null;
      // Another connection is still sending the same file.
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

/** Makes a photograph smaller; returns the original file if the browser cannot. */
async function prepared(file: File): Promise<Blob> {
  const isReadable = /^image\/(jpeg|png|webp)$/.test(file.type);
  if (file.type === 'application/pdf' || (isReadable && file.size < small)) return file;
  const reduced = await reducePhoto(file, limits).catch(() => null);
  return reduced instanceof Blob ? reduced : file;
}

/** Shows progress at the file picker. Looks it up by id, because a newer page may have replaced the element. */
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
/** Number of files that have arrived since the page was opened, from all its pickers. */
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

/** Sends files when they are chosen, after saving typed input. */
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
