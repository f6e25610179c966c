/** Years from the last contact until the form service erases a request, including its time in the trash. */
export const requestYears = 3;

/** The retention period, which every form states. */
export const requestsKept = 'gardées trois ans après notre dernier échange, puis effacées';

/** Says when the owner must confirm an erasure; see `isUsual` in `host/server/forms/retention.ts`. */
export const erasureConfirmed =
  'Quand beaucoup de demandes arrivent ensemble à ce terme, ou que l’une d’elles n’a pas été traitée, l’entreprise confirme d’abord l’effacement\u00a0: une horloge déréglée ne doit rien effacer.';
