/** France Rénov’, run by the national housing agency (ANAH). */
export const publicService = { phone: '0\u00a0808\u00a0800\u00a0700', website: 'france-renov.gouv.fr' };

/** Says when to apply for renovation aid and where to get advice. */
export const aidAdvice = `Déposez votre demande avant de signer le devis. France Rénov’, le service public, vous dit gratuitement à quoi vous avez droit\u00a0: ${publicService.phone}, ${publicService.website}.`;
