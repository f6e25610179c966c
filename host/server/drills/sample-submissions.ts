import sharp from 'sharp';
import { samplePerson, scriptFields } from '../testing/written-form';

/** One request as the page's script sends it. */
export type SampleSubmission = { reference: string; fields: Record<string, string>; photos: Blob[] };

const letters = 'aàbcdeéèfghilmnoprstu';
const alphabet = '23456789BCDFGHJKLMNPQRSTVWXZ';

/** A generator that gives the same numbers from 0 to 1 for the same seed, so that a failure can be met again. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** @param photoShare how many of them carry one or two photographs. */
export async function sampleSubmissions(
  count: number,
  photoShare: number,
  seed: number,
): Promise<SampleSubmission[]> {
  const random = seededRandom(seed);
  const pictures = await Promise.all(['#b0654a', '#5a7d7c', '#d9c8a9', '#3f4a5a'].map(samplePhoto));
  return Array.from({ length: count }, (_, index) => {
    const reference = sampleReference(index);
    const photoCount = random() < photoShare ? 1 + Math.floor(random() * 2) : 0;
    const first = Math.floor(random() * pictures.length);
    return {
      reference,
      fields: Object.fromEntries(
        scriptFields(
          {
            ...samplePerson,
            Email: `alix.${index}@essai.example`,
            Description_projet: messageOf(index, random),
          },
          reference,
        ),
      ),
      photos: Array.from(
        { length: photoCount },
        (_photo, at) => pictures[(first + at) % pictures.length] ?? new Blob(),
      ),
    };
  });
}

/** Words that nobody else writes: what repeats itself is taken for a robot's. */
function messageOf(index: number, random: () => number): string {
  const word = () => Array.from({ length: 6 }, () => letters[Math.floor(random() * letters.length)]).join('');
  const lines = Array.from({ length: Math.floor(random() * 10) }, () => `${word()} ${word()} ${word()}.`);
  return [`Demande n° ${index}.`, ...lines].join('\r\n');
}

function sampleReference(index: number): string {
  let rest = index;
  let tail = '';
  for (let digit = 0; digit < 6; digit += 1) {
    tail = `${alphabet[rest % alphabet.length]}${tail}`;
    rest = Math.floor(rest / alphabet.length);
  }
  return `RTH-20261121-${tail}`;
}

async function samplePhoto(background: string): Promise<Blob> {
  const bytes = await sharp({ create: { width: 480, height: 320, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Essai' } })
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

/** The multipart body that a browser makes of it. */
export function formDataOf({ fields, photos }: SampleSubmission): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [index, photo] of photos.entries()) form.append('attachment', photo, `photo-${index + 1}.jpg`);
  return form;
}
