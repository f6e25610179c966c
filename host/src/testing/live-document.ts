/** Runs what listens for as long as its document lives. @returns ends that life: nothing listens any more. */
export function liveDocument(serve: () => void): () => void {
  const end = new AbortController();
  const listen = EventTarget.prototype.addEventListener;
  const spies = [window, document].map((target) =>
    jest.spyOn(target as EventTarget, 'addEventListener').mockImplementation((type, listener) => {
      listen.call(target, type, listener, { signal: end.signal });
    }),
  );
  serve();
  spies.forEach((spy) => spy.mockRestore());
  return () => end.abort();
}
