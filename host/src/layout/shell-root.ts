/** Id of the empty element in which the shell renders what it has to say. */
export const shellRootId = 'shell-root';
