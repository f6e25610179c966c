/**
 * The names that the minimizer gives, the shortest first. By itself it prefers the letters that a script has
 * most, and counts those of hashes that webpack replaces afterwards: so two builds of the same sources differed.
 * The minimizer gets the text of this function, which therefore uses nothing outside of it.
 * @param number of the name, from 0.
 */
export function shortName(number: number): string {
  const letters = 'etnraiosclduhpmgfyvbwkxzqjETNRAIOSCLDUHPMGFYVBWKXZQJ$_';
  const all = `${letters}0123456789`;
  let name = letters[number % letters.length] ?? '';
  for (let left = Math.floor(number / letters.length); left > 0; left = Math.floor((left - 1) / all.length))
    name += all[(left - 1) % all.length];
  return name;
}
