import type { PageDeclaration } from '@renovation-th/shared/contracts/page';
import type { Town } from './content/town';
import { townPageData, townPath, type TownPageData } from './content/town-page-data';
import { towns } from './content/towns';

const published = new Set(towns.map(({ slug }) => slug));

/** Search engines cut a title after about this many characters. */
const titleLength = 62;

/** The trades are named where the name of the town leaves room for them. */
function pageTitle({ where }: Town): string {
  const full = `Artisan ${where}\u00a0: peinture, toiture, façade | Rénovation TH`;

  return full.length <= titleLength ? full : `Artisan en rénovation ${where} | Rénovation TH`;
}

function declareTown(town: Town): PageDeclaration<TownPageData> {
  const path = townPath(town.slug);
  const data = townPageData(town, published);

  return {
    path,
    title: pageTitle(town),
    description: town.description,
    view: 'town',
    data,
    breadcrumbs: [{ label: 'Accueil', path: '/' }],
    sitemap: { priority: 0.7, changeFrequency: 'monthly', lastModified: '2025-01-06' },
    structuredData: [
      {
        '@type': 'Service',
        '@id': `${path}#service`,
        url: path,
        name: `Rénovation ${town.where}`,
        serviceType: 'Rénovation de maisons, tous corps d’état',
        description: town.description,
        provider: { '@id': '/#entreprise' },
        areaServed:
          town.postcode === null
            ? { '@type': 'AdministrativeArea', name: data.name }
            : {
                '@type': 'City',
                name: data.name,
                address: {
                  '@type': 'PostalAddress',
                  postalCode: town.postcode,
                  addressLocality: data.name,
                  addressRegion: town.department,
                  addressCountry: 'FR',
                },
              },
      },
    ],
  };
}

/** Every page of this remote, as data. */
export const declaredPages: readonly PageDeclaration[] = towns.map(declareTown);
