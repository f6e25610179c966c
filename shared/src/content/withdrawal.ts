/**
 * The right of withdrawal, which every page that mentions a signature states. Sources in the code de la consommation:
 * L221-18 (fourteen days for distance and off-premises contracts), L221-25 (works begun at the customer's request),
 * L221-28, 1°, 3° and 8° (exceptions), L221-10 (no payment within seven days).
 */
export const withdrawal = {
  sentence:
    'Un devis que vous signez chez vous, ou que vous nous renvoyez signé, peut être annulé dans les quatorze jours sans donner de motif\u202f; si vous avez demandé par écrit que les travaux commencent plus tôt, ce qui est déjà fait reste dû (articles L.\u00a0221-18 et L.\u00a0221-25 du code de la consommation).',
  short: 'Un devis signé chez vous, ou renvoyé signé, peut être annulé dans les quatorze jours.',
  exceptions:
    'Font exception un bien fabriqué à vos mesures, des travaux entièrement achevés dans ce délai, que vous avez expressément demandés en reconnaissant perdre alors ce droit, et la réparation urgente que vous demandez chez vous, dans la limite de l’urgence (article L.\u00a0221-28).',
  payment:
    'Pour un devis signé chez vous, nous ne recevons aucun paiement avant la fin des sept jours qui suivent la signature, réparation urgente exceptée (article L.\u00a0221-10 du code de la consommation).',
} as const;
