import type { PageDeclaration } from '@renovation-th/shared/contracts/page';
import { publishedPlace, type Work } from '@renovation-th/shared/contracts/published';
import { listing } from '@renovation-th/shared/contracts/remote';
import { placeAndMonth, resultOf, workCards, type WorkCard } from '@renovation-th/shared/ui/work-card';
import { services } from './content/services';
import { worksPage, workWords } from './content/works';
import { business, home } from './declared-pages';
import { tradeOf, workPageData, type WorkPageData } from './page-data/work-data';

type Lists = Parameters<typeof workPageData>[1];

/** Data of the page of all works. */
export type WorksPageData = { works: readonly WorkCard[] };

/** Pages that exist once the owner has published a work. There is one page for each work, and one for all. */
export const listedPages = listing(
  {
    works: ['slug', 'path', 'title', 'service', 'place', 'month', 'days', 'story', 'photos'],
    places: ['slug', 'name', 'path', 'where'],
  },
  (published) => {
    const [newest] = published.works;
    if (!newest) return [];
    return [declareIndex(newest, published), ...published.works.map((work) => declareWork(work, published))];
  },
);

function declareIndex(newest: Work, { works, places }: Lists): PageDeclaration<WorksPageData> {
  const { path, documentTitle: title, description } = worksPage;

  return {
    path,
    title,
    description,
    view: 'works',
    data: { works: workCards(works, (work) => placeAndMonth(work, places), works.length) },
    breadcrumbs: [home],
    socialPicture: resultOf(newest).picture,
    sitemap: { priority: 0.7, changeFrequency: 'monthly', lastModified: lastModified(newest) },
  };
}

function declareWork(work: Work, published: Lists): PageDeclaration<WorkPageData> {
  const { path, title, month, photos } = work;
  const place = publishedPlace(published.places, work.place);
  const { name: trade, path: tradePath } = services[tradeOf(work)];
  const description = workWords.description({ ...work, trade, where: place.where });

  return {
    path,
    title: workWords.documentTitle(title),
    description,
    view: 'work',
    data: workPageData(work, published),
    breadcrumbs: [home, { label: worksPage.name, path: worksPage.path }],
    socialPicture: resultOf(work).picture,
    sitemap: { priority: 0.6, changeFrequency: 'yearly', lastModified: lastModified(work) },
    structuredData: [
      {
        '@type': 'CreativeWork',
        '@id': `${path}#chantier`,
        url: path,
        name: title,
        description: work.story,
        inLanguage: 'fr',
        creator: business,
        dateCreated: month,
        locationCreated: { '@type': 'City', name: place.name },
        about: { '@id': `${tradePath}#service` },
        image: photos.map(({ alt, picture }) => ({
          '@type': 'ImageObject',
          contentUrl: picture.avif.at(-1)?.file,
          caption: alt,
          width: picture.width,
          height: picture.height,
        })),
      },
    ],
  };
}

/** Returns the first day of the work's month, because the owner gives no day. */
const lastModified = ({ month }: Work) => `${month}-01`;
