import { rgeQualibat, type Identity } from '../identity/identity';
import { qualificationLine } from '../identity/qualification-words';

/** The public service for renovation, kept by the national agency for housing (ANAH). */
const publicService = { phone: '0\u00a0808\u00a0800\u00a0700', website: 'france-renov.gouv.fr' };

/** What to do before a signature, and whom to ask. */
export const aidAdvice = `Déposez votre demande avant de signer le devis. France Rénov’, le service public, vous dit gratuitement à quoi vous avez droit\u00a0: ${publicService.phone}, ${publicService.website}.`;

/** Whether the business has the certificate that aids ask for, and what it means for them where it has none. */
export function rgeSentence(identity: Pick<Identity, 'qualifications'>): string {
  const certificate = rgeQualibat(identity);
  return certificate
    ? `Notre qualification\u00a0: ${qualificationLine(certificate)}. Les travaux de ce domaine peuvent recevoir MaPrimeRénov’ si votre dossier y a droit.`
    : 'Nous n’avons pas la qualification RGE\u00a0: MaPrimeRénov’ et les aides qui l’exigent ne vont pas à des travaux que nous ferions. Pour elles, prenez une entreprise RGE\u202f; nous faisons le reste.';
}
