/** Files of a composed site that other programs read. The first character of their names keeps them from visitors. */

/** The identity that the documents carry. */
export const composedIdentity = '_identity.json';
/** The trades and towns that have a page, from which the owner chooses. */
export const composedChoices = '_choices.json';
