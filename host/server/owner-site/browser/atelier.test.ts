/** Starts the script after the owner has typed a title and chosen a file. @returns the requests that it sends. */
async function requestsFor(photo: File): Promise<readonly string[]> {
  window.scrollTo = jest.fn();
  const requests: string[] = [];
  globalThis.fetch = jest.fn(async (url: unknown, { body }: RequestInit = {}) => {
    requests.push(`${String(url)} ${body instanceof URLSearchParams ? body.toString() : ''}`);
    return { ok: true, status: 200, text: async () => '<main></main>' } as Response;
  });
  document.body.innerHTML = `<main><form data-autosave action="/site/chantiers/1"><section data-part>
    <input name="title"><input type="file" id="avant" data-chunks="/site/morceaux">
    </section></form></main>`;
  const [title, files] = document.querySelectorAll('input');
  if (title) title.value = 'Volets';
  if (files) Object.defineProperty(files, 'files', { value: [photo] });
  await import('./atelier');
  await jest.advanceTimersByTimeAsync(1_000);
  return requests;
}

it('saves text that was typed and files that were chosen before the script loaded', async () => {
  jest.useFakeTimers();
  const requests = await requestsFor(new File(['%PDF'], 'volets.pdf', { type: 'application/pdf' }));

  expect(requests[0]).toMatch(/chantiers\/1 title=Volets$/);
  expect(requests).toContainEqual(expect.stringContaining('/site/morceaux'));
});
