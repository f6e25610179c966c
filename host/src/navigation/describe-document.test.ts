import { samplePage } from '../testing/sample-site-document';
import { describeDocument } from './describe-document';

const origin = 'https://www.site.example';
const described = () => ({
  title: document.title,
  description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
  canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
});

beforeEach(() => {
  document.head.innerHTML = `
    <title>Accueil</title>
    <meta name="description" content="De l’accueil">
    <link rel="canonical" href="${origin}/">`;
});

describe('the description of the document', () => {
  it('becomes that of the page', () => {
    expect(describeDocument(samplePage('/villes/riom'), origin)).toBe('Titre de /villes/riom');

    expect(described()).toEqual({
      title: 'Titre de /villes/riom',
      description: 'Description de /villes/riom',
      canonical: `${origin}/villes/riom`,
    });
  });

  it('says that a page is not found, which has no address of its own', () => {
    expect(describeDocument(null, origin)).toBe('Page introuvable | Rénovation TH');

    expect(document.title).toBe('Page introuvable | Rénovation TH');
    expect(described().canonical).toBe(`${origin}/`);
  });

  it('does with the title alone where the document has no more', () => {
    document.head.innerHTML = '<title>Merci</title>';

    describeDocument(samplePage('/villes/riom'), origin);

    expect(document.title).toBe('Titre de /villes/riom');
  });
});
