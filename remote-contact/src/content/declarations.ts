import { answers } from '@renovation-th/shared/content/promises';
import type { PageDeclaration } from '@renovation-th/shared/contracts/page';
import house from '@renovation-th/shared/pictures/hero-contact.webp?picture';

export const contactDeclaration = {
  path: '/contact',
  title: 'Devis gratuit | Rénovation TH, artisan à Gerzat (63)',
  description: `Demandez un devis gratuit et détaillé à Rénovation TH, à Gerzat (63). Décrivez vos travaux en quelques lignes\u00a0: ${answers.reply.phrase}.`,
  view: 'contact',
  data: null,
  socialPicture: house,
  breadcrumbs: [{ label: 'Accueil', path: '/' }],
  sitemap: { priority: 0.9, changeFrequency: 'monthly', lastModified: '2025-01-06' },
  structuredData: [{ '@type': 'ContactPage', url: '/contact', mainEntity: { '@id': '/#entreprise' } }],
} satisfies PageDeclaration;

export const thanksDeclaration = {
  path: '/merci',
  title: 'Demande envoyée | Rénovation TH',
  description:
    'Votre demande a été envoyée à Rénovation TH. Ce qui se passe maintenant, et comment nous joindre.',
  view: 'thanks',
  data: null,
} satisfies PageDeclaration;
