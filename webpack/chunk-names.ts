/** Name of the chunk of a remote's one exposed module, by which compose preloads it. */
export const exposedChunk = 'remote';

/** Name of the chunk of a section: what `Remote.sections` asks for. */
export const sectionChunk = (section: string) => `section-${section}`;
