import type { PageDeclaration } from '@renovation-th/shared/contracts/page';
import { servedTowns } from '@renovation-th/shared/contracts/served-towns';
import type { Town } from './content/town';
import { townPageData, townPath, type TownPageData } from './content/town-page-data';
import { townPictures } from './content/town-pictures';
import { towns } from './content/towns';
import { townsIndex } from './content/towns-index';
import { townsPageData, type TownsPageData } from './content/towns-page-data';

const published = new Map(towns.map((town) => [town.slug, town]));
const home = { label: 'Accueil', path: '/' } as const;
const lastModified = '2025-01-06';

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
    socialPicture: townPictures[town.model].source,
    breadcrumbs: [home, { label: townsIndex.label, path: townsIndex.path }],
    sitemap: { priority: 0.7, changeFrequency: 'monthly', lastModified },
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

function declareIndex(): PageDeclaration<TownsPageData> {
  const { path, title, description, heading } = townsIndex;

  return {
    path,
    title,
    description,
    view: 'towns',
    data: townsPageData(towns),
    socialPicture: townPictures.limagne.source,
    breadcrumbs: [home],
    sitemap: { priority: 0.7, changeFrequency: 'monthly', lastModified },
    structuredData: [
      {
        '@type': 'CollectionPage',
        '@id': `${path}#page`,
        url: path,
        name: heading,
        description,
        about: { '@id': '/#entreprise' },
        mainEntity: {
          '@type': 'ItemList',
          numberOfItems: towns.length,
          itemListElement: towns.map(({ slug }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: servedTowns[slug],
            url: townPath(slug),
          })),
        },
      },
    ],
  };
}

/** Every page of this remote, as data. */
export const declaredPages: readonly PageDeclaration[] = [declareIndex(), ...towns.map(declareTown)];
