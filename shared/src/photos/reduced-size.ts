/** Scales a size down so that neither side is longer than `edge`. */
export function reducedSize(width: number, height: number, edge: number): { width: number; height: number } {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Replaces the file extension and removes unsafe characters: `IMG_0412.HEIC` becomes `IMG_0412.jpg`. */
export function jpegName(name: string): string {
  const base = name
    .replace(/\.[^.]*$/, '')
    .replace(/[\u0000-\u001f"\\/]/g, ' ')
    .trim();
  return `${base || 'photo'}.jpg`;
}
