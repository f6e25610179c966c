import type { ReadDocument } from './read-document';
import type { Refusal } from './refusal';

/** What a search engine and a screen reader ask of every page. */
export function checkDocuments(documents: readonly ReadDocument[], origin: string): Refusal[] {
  return documents.flatMap((document) =>
    problemsOf(document, origin).map(([reason, remedy]): Refusal => ({
      check: 'document',
      owner: document.owner,
      pages: [document.path ?? '/404'],
      reason,
      remedy,
    })),
  );
}

function problemsOf(
  { path, title, description, canonical, isIndexed, headings }: ReadDocument,
  origin: string,
) {
  const problems: [reason: string, remedy: string][] = [];
  const declaration = 'See its declaration in declared-pages.ts.';
  if (!title) problems.push(['has no title.', declaration]);
  if (headings.length !== 1)
    problems.push([`has ${headings.length} h1.`, 'A page has exactly one, in its view; others become h2.']);
  else if (!headings[0]) problems.push(['has an empty h1.', 'Give it the words of the page.']);
  if (path === null) return problems;

  if (!description) problems.push(['has no description.', declaration]);
  const address = origin + path;
  if (isIndexed && canonical !== address)
    problems.push([`has ${canonical ?? 'no address'} as canonical, and is ${address}.`, 'Compose makes it.']);
  return problems;
}
