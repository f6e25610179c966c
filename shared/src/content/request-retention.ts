/** Years from the last contact until the form service erases a request, including its time in the trash. */
export const requestYears = 3;

/** The retention period, which every form states. */
export const requestsKept = 'gardées trois ans après notre dernier échange, puis effacées';

/** Bound of the retention period, for requests that wait for the owner; see `retentionRound` in `host/server/requests`. */
export const erasedBy = 'au plus tard un mois après ce terme';
