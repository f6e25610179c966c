import type { PageDeclaration } from '@renovation-th/shared/contracts/page';
import { overviewContent } from './content/overview-content';

/** Returns the pages of this remote, as data. */
export const declaredPages = (): readonly PageDeclaration[] => [
  {
    path: '/exemple',
    title: overviewContent.documentTitle,
    description: overviewContent.description,
    view: 'overview',
    data: null,
    breadcrumbs: [{ label: 'Accueil', path: '/' }],
  },
];
