/** Name of the chunk of a remote's one exposed module, which compose preloads. */
export const exposedChunk = 'remote';

/** Name of a section's chunk, which `Remote.sections` loads. */
export const sectionChunk = (section: string) => `section-${section}`;
