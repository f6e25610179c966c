import { photoContent as content } from '../content/photo-content';
import { looksLikePhoto, photoRules } from './photo-rules';

/** The photograph as it can be sent, or why it cannot. */
export async function preparePhoto(file: File): Promise<File | string> {
  if (!looksLikePhoto(file)) return content.wrongType(file.name);
  if (file.size > photoRules.originalBytes) return content.tooLarge(file.name);
  try {
    const { reducePhoto } = await import(/* webpackChunkName: "photos" */ './reduce-photo');
    return (await reducePhoto(file)) ?? content.unreadable(file.name);
  } catch {
    // The code could not be fetched. What is small already can be sent as it is.
    return file.size <= photoRules.bytes ? file : content.unreadable(file.name);
  }
}
