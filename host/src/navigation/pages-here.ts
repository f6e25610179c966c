/** Paths of the pages that this document can show without the network: their code and data have come. */
export const pagesHere = new Set<string>();
