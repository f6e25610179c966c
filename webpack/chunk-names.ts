/** Name of the chunk with a remote's only exposed module. Compose preloads this chunk. */
export const exposedChunk = 'remote';

/** Name of a section's chunk, which `Remote.sections` loads. */
export const sectionChunk = (section: string) => `section-${section}`;
