/** Years from the last contact until the form service erases a request, including its time in the trash. */
export const requestYears = 3;

/** The retention period, which every form states. */
export const requestsKept = 'gardées trois ans après notre dernier échange, puis effacées';

/** The retention of requests that wait for the owner's confirmation; see `retentionRound` in `host/server/requests`. */
export const unhandledKept = 'celles qui n’ont jamais eu de suite, au plus tard un mois après';
