/** A request from the page's script. */
export type SampleSubmission = {
  reference: string;
  fields: Record<string, string>;
  photos: readonly Blob[];
};

/** Returns a request that differs from those with other numbers. */
export function sampleSubmission(number: number, photos: readonly Blob[] = []): SampleSubmission {
  const reference = `RTH-20261121-${number.toString(36).toUpperCase().padStart(6, '0')}`;
  const fields = {
    Nom: 'Durand',
    Email: `alix.${number}@essai.example`,
    Description_projet: `Demande n° ${number}.`,
    Référence: reference,
  };
  return { reference, fields, photos };
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
