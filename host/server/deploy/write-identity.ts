import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedFolder } from '../../../webpack/paths';

/*
 * Prints the first identity of an installation: the sample with the answers of the administrator. What the owner
 * publishes takes precedence. Usage: write-identity ORIGIN EMAIL 'TELEPHONE IN PAIRS'
 */
const [origin, email, national = ''] = process.argv.slice(2);
const sample = JSON.parse(
  readFileSync(path.join(sharedFolder, 'src/identity/identity.json'), 'utf8'),
) as object;
const phone = { national, international: `+33${national.replaceAll(' ', '').slice(1)}` };
console.log(JSON.stringify({ ...sample, origin, email, phone }, null, 2));
