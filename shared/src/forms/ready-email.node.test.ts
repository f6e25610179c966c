import { readyEmail } from './ready-email';

it('The ready e-mail carries subject and whole content, control fields aside', () => {
  const fields = {
    Nom: 'Exemple',
    Service_souhaité: 'Rénovation intérieur',
    Référence: 'RTH-20261121-7KX2QD',
    _subject: 'Nouvelle demande de devis - Rénovation intérieur - Visiteur Exemple',
    _captcha: 'false',
  };
  const address = new URL(readyEmail('contact@renovation-th.example', fields));

  expect(address.pathname).toBe('contact@renovation-th.example');
  expect(address.searchParams.get('subject')).toBe(fields._subject);
  expect(address.searchParams.get('body')).toContain('Service souhaité\u00a0: Rénovation intérieur\r\n');
  expect(address.searchParams.get('body')).toContain('RTH-20261121-7KX2QD');
  expect(address.searchParams.get('body')).not.toContain('_captcha');
});
