/** Whether a text has the format of `newReference` and of the form service. */
export function isReference(text: string): boolean {
  return /^RTH-\d{8}-[0-9A-Z]{6}$/.test(text);
}
