/** Calls a function that adds listeners to window and document. @returns a function that removes these listeners. */
export function trackListeners(addListeners: () => void): () => void {
  const end = new AbortController();
  const listen = EventTarget.prototype.addEventListener;
  const spies = [window, document].map((target) =>
    jest.spyOn(target as EventTarget, 'addEventListener').mockImplementation((type, listener, options) => {
      const own = typeof options === 'object' ? options : { capture: options };
      listen.call(target, type, listener, { ...own, signal: end.signal });
    }),
  );
  addListeners();
  spies.forEach((spy) => spy.mockRestore());
  return () => end.abort();
}
