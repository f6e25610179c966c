/** Name of the chunk with a remote's only exposed module, which compose preloads. */
export const exposedChunk = 'remote';

/** Name of a section's chunk, which `Remote.sections` loads. */
export const sectionChunk = (section: string) => `section-${section}`;
