import sharp from 'sharp';
import { samplePerson, scriptFields } from '../testing/written-form';

/** A request from the page's script. */
export type SampleSubmission = { reference: string; fields: Record<string, string>; photos: Blob[] };

/**
 * Generates the same sample requests each time.
 * @param photoShare share of requests with one or two photographs, from 0 to 1.
 */
export async function sampleSubmissions(count: number, photoShare: number): Promise<SampleSubmission[]> {
  const submissions = Array.from({ length: count }, async (_, index) => {
    const reference = `RTH-20261121-${index.toString(36).toUpperCase().padStart(6, '0')}`;
    const written = {
      ...{ ...samplePerson, Email: `alix.${index}@essai.example` },
      Description_projet: `Demande n° ${index}.`,
    };
    const hasPhotos = (index * photoShare) % 1 < photoShare;
    // Each photograph is unique, because a file shared by two requests would hide the loss of one.
    const photos = Array.from({ length: hasPhotos ? 1 + (index % 2) : 0 }, (_photo, number) =>
      samplePhoto(2 * index + number),
    );
    return {
      ...{ reference, fields: Object.fromEntries(scriptFields(written, reference)) },
      photos: await Promise.all(photos),
    };
  });
  return Promise.all(submissions);
}

async function samplePhoto(number: number): Promise<Blob> {
  // Colours that differ by 32 still differ after compression.
  const background = { r: 32 * (number % 8), g: 32 * ((number >> 3) % 8), b: 32 * ((number >> 6) % 8) };
  const bytes = await sharp({ create: { width: 480, height: 320, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Make: `Essai ${number}` } })
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

/** Sends a request, as the page's script does, from an address of its own. @returns whether it was confirmed. */
export async function isConfirmed({ reference, fields, photos }: SampleSubmission, url: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [index, photo] of photos.entries()) body.append('attachment', photo, `photo-${index + 1}.jpg`);
  const target = `${url}/envoi/ajax/contact@renovation-th.example`;
  const number = parseInt(reference.slice(-6), 36);
  const headers = { 'X-Forwarded-For': `10.0.${number >> 8}.${number % 256}` };
  const signal = AbortSignal.timeout(20_000);
  // While the service is down, there is no response. A visitor's browser would retry.
  const answer = await fetch(target, { method: 'POST', body, headers, signal })
    .then((response) => response.text())
    .catch(String);
  return answer.includes('"success":"true"');
}
