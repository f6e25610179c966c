/** Files of a composed site that only our programs read. Web servers do not serve names that start with `_`. */

/** The identity that the documents contain. */
export const composedIdentity = '_identity.json';
/** The trades and towns that have a page, for the owner's forms. */
export const composedChoices = '_choices.json';
