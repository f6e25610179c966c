import { reducePhoto } from '@renovation-th/shared/photos/reduce-photo';
import { scriptTexts } from '../content/script-texts';
import { tell } from './unsaved-texts';

/** Size in bytes below which photographs are sent unchanged. */
const small = 700_000;

/** Makes chosen photographs small, and lets the form wait for them. */
export function makePhotosSmall(form: HTMLFormElement): void {
  let work: Promise<void> | null = null;
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file' || !target.files?.length) return;
    tell(scriptTexts.preparing);
    const own = Promise.all([work, makeSmall(target)]).then(() => {
      if (work !== own) return;
      work = null;
      tell(scriptTexts.ready(chosenIn(form)));
    });
    work = own;
  });
  // In the capture phase, so that no other listener takes the form for sent.
  form.addEventListener(
    'submit',
    (event) => {
      if (!work) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const button = event.submitter;
      void work.then(() => form.requestSubmit(button));
    },
    { capture: true },
  );
}

/** Replaces the chosen files, unless the owner has chosen others meanwhile. */
async function makeSmall(input: HTMLInputElement): Promise<void> {
  const chosen = input.files;
  const transfer = new DataTransfer();
  for (const file of chosen ?? []) transfer.items.add(await smaller(file));
  if (input.files === chosen) input.files = transfer.files;
}

/** Returns a smaller photograph, or the original file if the browser cannot reduce it. */
async function smaller(file: File): Promise<File> {
  const isReadable = /^image\/(jpeg|png|webp)$/.test(file.type);
  if (file.type === 'application/pdf' || (isReadable && file.size < small)) return file;
  const reduced = await reducePhoto(file);
  return reduced ? new File([reduced], `${file.name}.jpg`, { type: reduced.type }) : file;
}

const chosenIn = (form: HTMLFormElement): number =>
  [...form.elements].reduce(
    (count, one) => count + (one instanceof HTMLInputElement ? (one.files?.length ?? 0) : 0),
    0,
  );
