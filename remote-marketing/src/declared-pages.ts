import type { Breadcrumb, PageDeclaration } from '@renovation-th/shared/contracts/page';
import { answers } from '@renovation-th/shared/content/promises';
import { legalPage } from './content/legal';
import { overview } from './content/overview';
import { pictures } from './content/pictures';
import type { DeclaredService, ServiceRecord } from './content/service-page';
import { serviceRecords } from './content/service-records';
import { services } from './content/services';
import { tradesCount } from './content/trades-count';
import { zonesPage } from './content/zones';

/** Provider of all services, for search engines. */
const business = { '@id': '/#entreprise' };
export const home: Breadcrumb = { label: 'Accueil', path: '/' };
const lastModified = '2025-01-06';

function declareService(record: ServiceRecord): PageDeclaration<DeclaredService> {
  const { key, documentTitle, description, serviceType, sent: _sent, footer: _footer, ...data } = record;
  const { path, name } = services[key];

  return {
    path,
    title: documentTitle,
    description,
    view: 'service',
    data,
    socialPicture: pictures[data.picture].source,
    breadcrumbs: [home, { label: overview.name, path: overview.path }],
    sitemap: { priority: 0.8, changeFrequency: 'monthly', lastModified },
    structuredData: [
      {
        '@type': 'Service',
        '@id': `${path}#service`,
        url: path,
        name,
        serviceType,
        description,
        provider: business,
        areaServed: ['Puy-de-Dôme', 'Allier', 'Cantal'].map((area) => ({
          '@type': 'AdministrativeArea',
          name: area,
        })),
      },
    ],
  };
}

/** Returns the declarations of this remote's pages. */
export const declaredPages = (): readonly PageDeclaration[] => [
  {
    path: '/',
    title: 'Rénovation TH, artisan en rénovation à Gerzat (63)',
    description: `Peinture, façade, toiture, maçonnerie et nettoyage extérieur à Gerzat et dans le Puy-de-Dôme. Devis gratuit, ${answers.reply.phrase}.`,
    view: 'home',
    data: null,
    socialPicture: pictures.heroHome.source,
    slots: ['callback-booking'],
    sitemap: { priority: 1.0, changeFrequency: 'weekly', lastModified },
    structuredData: [
      {
        '@type': 'WebSite',
        '@id': '/#site',
        url: '/',
        name: 'Rénovation TH',
        inLanguage: 'fr',
        publisher: business,
      },
    ],
  },
  {
    path: overview.path,
    title: 'Services de rénovation, Puy-de-Dôme | Rénovation TH',
    description: `Peinture, nettoyage extérieur, toiture, maçonnerie, rénovation intérieure et extérieure dans le Puy-de-Dôme\u00a0: ${tradesCount}, un seul artisan, devis gratuit.`,
    view: 'services',
    data: null,
    socialPicture: pictures.heroServices.source,
    breadcrumbs: [home],
    sitemap: { priority: 0.9, changeFrequency: 'weekly', lastModified },
  },
  ...serviceRecords.map(declareService),
  {
    path: zonesPage.path,
    title: 'Zones d’intervention\u00a0: Puy-de-Dôme, Allier, Cantal | Rénovation TH',
    description:
      'Gerzat, Clermont-Ferrand, Riom et tout le Puy-de-Dôme, l’Allier et l’est du Cantal\u00a0: les communes servies, les délais, et ce que coûtent devis et déplacement.',
    view: 'zones',
    data: null,
    socialPicture: pictures.townLimagne.source,
    breadcrumbs: [home],
    slots: ['town-links'],
    sitemap: { priority: 0.7, changeFrequency: 'monthly', lastModified },
  },
  {
    path: legalPage.path,
    title: 'Mentions légales et données personnelles | Rénovation TH',
    description:
      'Éditeur, hébergement, données personnelles, ce que votre appareil garde, devis et déplacements, réclamation et droit applicable au site de Rénovation TH.',
    view: 'legal',
    data: null,
    socialPicture: pictures.heroHome.source,
    breadcrumbs: [home],
    sitemap: { priority: 0.3, changeFrequency: 'yearly', lastModified },
  },
];
