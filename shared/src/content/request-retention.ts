/** Years after the last contact, days in the trash included, when the form service erases a request. */
export const requestYears = 3;

/** The same, in the words of every form. */
export const requestsKept = 'gardées trois ans après notre dernier échange, puis effacées';

/** When the form service waits for the owner before it erases: `isUsual` in `host/server/forms/retention.ts`. */
export const erasureConfirmed =
  'Quand beaucoup de demandes arrivent ensemble à ce terme, ou que l’une d’elles n’a pas été traitée, l’entreprise confirme d’abord l’effacement\u00a0: une horloge déréglée ne doit rien effacer.';
