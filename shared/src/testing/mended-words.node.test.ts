import { mendedFaults } from './mended-words';

describe('The check of what was mended', () => {
  it.each([
    'Un artisan tous corps d’état',
    'Sur un pavillon, nous faisons tout, du toit à la cave.',
    'Blanzat - Puy-de-Dôme',
    'Rien ne s’ajoute après coup.',
    'Aucun toit ne mousse\u00a0: aucun paiement n’est demandé avant sept jours.',
    'Vos questions à Gerzat',
  ])('refuses « %s »', (text) => {
    expect(mendedFaults(text)).toHaveLength(1);
  });

  it.each([
    'Six métiers, un seul interlocuteur',
    'Basé à Gerzat - Intervention rapide à Moulins',
    'Blanzat (63112) - Puy-de-Dôme',
    'Pour la route, rien ne s’ajoute après coup.',
  ])('accepts « %s »', (text) => {
    expect(mendedFaults(text)).toEqual([]);
  });
});
