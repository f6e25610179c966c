import { screen, within } from '@testing-library/react';
import type { Identity } from '@renovation-th/shared/identity/identity';
import { completeIdentity } from '@renovation-th/shared/testing/complete-identity';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { serviceRecords } from '../content/service-records';
import { services } from '../content/services';
import { serviceData } from '../page-data/service-data';
import { publishedForRecords } from '../testing/published-for-records';
import ServicePage from './ServicePage';

function showPage(slug: string, identity?: Identity) {
  const record = serviceRecords.find((candidate) => candidate.slug === slug);
  if (!record) throw new Error(`No such service: ${slug}`);
  const { path } = services[record.key];

  return renderInSite(
    <ServicePage
      page={{
        path,
        title: '',
        description: '',
        view: 'service',
        data: serviceData(record, publishedForRecords),
        breadcrumbs: [
          { label: 'Accueil', path: '/' },
          { label: 'Services', path: '/services' },
        ],
      }}
    />,
    { identity },
  );
}

const heading = (name: string | RegExp, level?: number) => screen.getByRole('heading', { name, level });

describe('a service page', () => {
  it('links to the quote form with the service filled in, at the top and at the end', () => {
    showPage('toiture');

    const quotes = screen.getAllByRole('link', { name: 'Demander un devis' });
    expect(quotes).toHaveLength(2);
    for (const quote of quotes) expect(quote).toHaveAttribute('href', '/contact?service=toiture');
  });

  it('recommends a paint for each surface, and names a brand only once the owner has named it', () => {
    const { unmount } = showPage('peinture');
    const paints = () => heading('Pourquoi nous confier la peinture').closest('section');
    expect(within(paints()!).getAllByRole('term')).toHaveLength(3);
    expect(paints()).not.toHaveTextContent('marque\u00a0:', { normalizeWhitespace: false });
    unmount();

    showPage('peinture', completeIdentity);
    expect(paints()).toHaveTextContent('Notre marque : Peintures du Centre.');
  });

  it.each([
    ['peinture', ['10 %', '20 %']],
    ['nettoyage-exterieur', ['20 %']],
    ['toiture', ['10 %']],
    ['maconnerie', ['10 %', '20 %']],
    ['renovation-interieur', ['10 %', '20 %']],
    ['renovation-exterieur', ['10 %', '5,5 %', '20 %']],
  ])('names the VAT rates that may apply: %s', (slug, rates) => {
    showPage(slug, completeIdentity);

    expect(document.body.textContent?.match(/(?<=TVA à )[\d,]+.%/g)).toEqual(
      rates.map((rate) => rate.replace(' ', '\u00a0')),
    );
  });

  it('mentions payment only once the owner has filled in its terms', () => {
    const { unmount } = showPage('peinture', { ...completeIdentity, payment: undefined });
    expect(screen.getByText('TVA')).toBeInTheDocument();
    unmount();

    showPage('peinture', completeIdentity);
    expect(screen.getByText('TVA et paiement')).toBeInTheDocument();
    expect(document.body).toHaveTextContent('Paiement : 30 % à l’ouverture du chantier');
  });

  it('names no tax before the owner has chosen a regime, and gives the duration of common jobs', () => {
    showPage('peinture');

    expect(document.body).not.toHaveTextContent('TVA');
    expect(screen.getByText(/^Une chambre de 12/)).toBeInTheDocument();
  });
});

describe('the prices of a trade', () => {
  it('state whether they include tax, and show the minimum charge', () => {
    showPage('toiture', { ...completeIdentity, smallestJob: '120\u00a0€' });

    expect(screen.getByText('Intervention minimale : 120 €')).toBeVisible();
    expect(
      screen.getByText(/^Toutes taxes comprises, dans ces conditions : maison à un étage/),
    ).toBeVisible();
  });
});
