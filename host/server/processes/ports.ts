/** Of the receiver, where the web server in front finds it; the owner's page is on the port after it. */
export const defaultFormsPort = 8090;

/** What to do about a port that is taken: as the parent process says it, or by the variable that names the port. */
export function portRemedy(variable: string): string {
  const byVariable = `Stop the program that uses it, or choose another one with ${variable}.`;
  return process.env.RTH_PORT_REMEDY || byVariable;
}
