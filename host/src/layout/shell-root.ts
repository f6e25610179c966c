/** Id of the empty element in which the shell renders toasts and the connection status. */
export const shellRootId = 'shell-root';
