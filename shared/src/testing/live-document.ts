/** Runs what listens for as long as its document lives. @returns ends that life: nothing listens any more. */
export function liveDocument(serve: () => void): () => void {
  const end = new AbortController();
  const listen = EventTarget.prototype.addEventListener;
  const spies = [window, document].map((target) =>
    jest.spyOn(target as EventTarget, 'addEventListener').mockImplementation((type, listener, options) => {
      const own = typeof options === 'object' ? options : { capture: options };
      listen.call(target, type, listener, { ...own, signal: end.signal });
    }),
  );
  serve();
  spies.forEach((spy) => spy.mockRestore());
  return () => end.abort();
}
