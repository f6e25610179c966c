/** Files of a composed site for other programs. Their names start with `_`, so they are not served to visitors. */

/** The identity in the documents. */
export const composedIdentity = '_identity.json';
/** The trades and towns with a page, for the owner's forms. */
export const composedChoices = '_choices.json';
