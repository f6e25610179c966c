/** What is wrong with what the owner gave, and where: `works.0.title`; '' when it is of no field. */
export type OwnersRefusal = { field: string; message: string };

/** The owner has to change something; nothing was published. */
export class Refused extends Error {
  constructor(readonly refusals: readonly OwnersRefusal[]) {
    super(refusals.map(({ field, message }) => `${field}: ${message}`).join('\n'));
    this.name = 'Refused';
  }
}

/** One line of JSON for the owner's page, which reads the standard output of the command. */
export function tell(what: object): void {
  process.stdout.write(`${JSON.stringify(what)}\n`);
}
