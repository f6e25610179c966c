/**
 * A telephone number as people write it, in the form that dials: `+33639981234`.
 * @returns null when it is not a French number, nor an international one.
 */
export function normalizePhone(written: string): string | null {
  const compact = written.replace(/\(0\)/g, '').replace(/[\s.\-/()\u00a0\u202f]/g, '');
  const french = /^(?:\+33|0033|33(?=\d{9}$))0?([1-9]\d{8})$|^0([1-9]\d{8})$/.exec(compact);
  if (french) return `+33${french[1] ?? french[2]}`;

  const abroad = /^(?:\+|00)((?!33)[1-9]\d{7,14})$/.exec(compact);
  return abroad ? `+${abroad[1]}` : null;
}

/** The number in pairs, `06 39 98 12 34`; what is not a French number stays as it was written. */
export function showPhone(written: string): string {
  const number = normalizePhone(written);
  if (!number?.startsWith('+33')) return number ?? written.trim();
  return `0${number.slice(3)}`.replace(/(\d{2})(?=\d)/g, '$1 ');
}
