import { readyEmail } from './ready-email';

const fields = {
  Nom: 'Exemple',
  Prénom: 'Visiteur',
  Téléphone: '06 39 98 12 34',
  Service_souhaité: 'Rénovation intérieur',
  Description_projet: 'Toit à démousser.',
  Demande_rappel: 'Oui',
  Créneau_complet_rappel: 'mardi 24 novembre 2026 à 09:00',
  Source_formulaire: 'Page Contact - Demande de devis',
  Référence: 'RTH-20261121-7KX2QD',
  _subject: 'Nouvelle demande de devis - Rénovation intérieur - Visiteur Exemple',
  _captcha: 'false',
};
const cutNote = '(La suite sur demande.)';
const email = (description: string, subject = fields._subject) => {
  const address = readyEmail(
    'contact@renovation-th.example',
    { ...fields, Description_projet: description, _subject: subject },
    cutNote,
  );
  return { address, body: new URL(address).searchParams.get('body') ?? '' };
};

describe('readyEmail', () => {
  it('contains the subject and the fields that the owner needs, in order', () => {
    const address = new URL(readyEmail('contact@renovation-th.example', fields, cutNote));

    expect(address.pathname).toBe('contact@renovation-th.example');
    expect(address.searchParams.get('subject')).toBe(fields._subject);
    expect(address.searchParams.get('body')?.split('\r\n')).toEqual([
      'Nom\u00a0: Exemple',
      'Prénom\u00a0: Visiteur',
      'Téléphone\u00a0: 06 39 98 12 34',
      'Service souhaité\u00a0: Rénovation intérieur',
      'Créneau complet rappel\u00a0: mardi 24 novembre 2026 à 09:00',
      'Référence\u00a0: RTH-20261121-7KX2QD',
      'Description projet\u00a0: Toit à démousser.',
    ]);
  });

  it.each(['é'.repeat(900), 'Une tuile ôtée.\n'.repeat(400), '🏠'.repeat(500), '&%'.repeat(2_000)])(
    'truncates the body so that Windows can open the URL',
    (description) => {
      const { address, body } = email(description);
      expect(address.length).toBeLessThanOrEqual(1_900);
      expect(address.length).toBeGreaterThan(1_850);
      expect(body).toContain('Référence\u00a0: RTH-20261121-7KX2QD');
      expect(body).toMatch(/…\r\n\r\n\(La suite sur demande\.\)$/);
    },
  );

  it('truncates a long subject to leave room for the body', () => {
    const { address, body } = email('Toit.', `Nouvelle demande de devis - ${'é'.repeat(1_000)}`);
    expect(address.length).toBeLessThanOrEqual(1_900);
    expect(body).toContain('Nom\u00a0: Exemple');
  });
});
