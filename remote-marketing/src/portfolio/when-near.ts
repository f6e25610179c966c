/**
 * Calls back once one of the elements is less than a screen away.
 * @returns stops waiting.
 */
export function whenNear(elements: readonly Element[], callBack: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callBack();
    },
    { rootMargin: '100% 0px' },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
