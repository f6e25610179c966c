import { screen, within } from '@testing-library/react';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import WithdrawalPage from './WithdrawalPage';

const page = { path: '/retractation', title: '', description: '', view: 'withdrawal', data: null } as const;

const show = () => renderInSite(<WithdrawalPage page={page} />, { identity: completeIdentity });

describe('the page on the right of withdrawal', () => {
  it('has the standard form, addressed to the business', () => {
    show();

    const form = screen.getByRole('region', { name: 'Modèle de formulaire de rétractation' });
    for (const words of [
      /^À l’attention de Rénovation TH, Camille Exemple, .*1 rue de l’Exemple, 63360 Gerzat, contact@/,
      /par la présente ma\/notre \(\*\) rétractation du contrat/,
      /^Commandé le \(\*\)\/reçu le \(\*\)/,
      /^Nom du \(des\) consommateur\(s\)/,
      /^Adresse du \(des\) consommateur\(s\)/,
      /^Signature du \(des\) consommateur\(s\) \(uniquement en cas de notification/,
      /^Date/,
      /^\(\*\) Rayez la mention inutile\.$/,
    ])
      expect(within(form).getByText(words)).toBeInTheDocument();
  });

  it('offers the same form as a file and as an e-mail', () => {
    show();

    const file = screen.getByRole('link', { name: 'Télécharger le formulaire' });
    expect(file).toHaveAttribute('download', 'formulaire-de-retractation.txt');
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toMatch(
      /^data:text\/plain.*Modèle de formulaire de rétractation\r\n[^]*1 rue de l’Exemple[^]*Rayez la mention inutile\.$/,
    );
    expect(screen.getByRole('link', { name: 'Le remplir dans un e-mail' }).getAttribute('href')).toMatch(
      new RegExp(`^mailto:${completeIdentity.email}\\?subject=.*&body=.*Date`),
    );
  });

  it('states the period, costs and exceptions, and when payment may begin', () => {
    show();

    const rules = screen.getByRole('region', { name: 'Comment s’en servir' });
    for (const words of [
      'lendemain de la signature',
      'vous le recevez',
      'part du prix',
      'à vos mesures',
      'sept jours',
    ])
      expect(rules).toHaveTextContent(words);
  });
});
