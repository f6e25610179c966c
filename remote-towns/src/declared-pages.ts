import type { PageDeclaration } from '@renovation-th/shared/contracts/page';
import hamlet from '@renovation-th/shared/pictures/hero-services.webp?picture';
import type { Town } from './content/town-record';
import { townPageData, townPath, type TownPageData } from './page-data/town-page-data';
import { towns } from './content/all-towns';
import { townPictures } from './content/town-pictures';
import { townCounts } from './content/town-counts';
import { townListPage } from './content/town-list-page';
import { countPlaces, townListData, type TownListData } from './page-data/town-list-data';

const home = { label: 'Accueil', path: '/' } as const;
const lastModified = '2025-01-06';

function declareTown(town: Town): PageDeclaration<TownPageData> {
  const path = townPath(town);
  const data = townPageData(town, towns);

  return {
    path,
    title: town.title,
    description: town.description,
    view: 'town',
    data,
    breadcrumbs: [home, { label: townListPage.label, path: townListPage.path }],
    socialPicture: townPictures[town.model].source,
    sitemap: { priority: 0.7, changeFrequency: 'monthly', lastModified },
    structuredData: [
      {
        '@type': 'Service',
        '@id': `${path}#service`,
        url: path,
        name: `Rénovation ${town.where}`,
        serviceType: 'Rénovation de maisons',
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

function declareIndex(): PageDeclaration<TownListData> {
  const { path, title } = townListPage;
  const description = townCounts.description(countPlaces(towns));

  return {
    path,
    title,
    description,
    view: 'towns',
    data: townListData(towns),
    socialPicture: hamlet,
    breadcrumbs: [home],
    sitemap: { priority: 0.7, changeFrequency: 'monthly', lastModified },
  };
}

/** Returns every page of this remote. */
export const declaredPages = (): readonly PageDeclaration[] => [declareIndex(), ...towns.map(declareTown)];
