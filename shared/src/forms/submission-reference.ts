/** True for what `newReference` or the form service makes. */
export function isReference(text: string): boolean {
  return /^RTH-\d{8}-[0-9A-Z]{6}$/.test(text);
}
