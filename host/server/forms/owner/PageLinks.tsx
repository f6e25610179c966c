import { ownerTexts } from '../content/owner-texts';

type PageLinksProps = { page: number; pageCount: number; addressOf: (page: number) => string };

/** The pages before and after this one. */
export function PageLinks({ page, pageCount, addressOf }: PageLinksProps) {
  const neighbours = [
    { number: page - 1, text: ownerTexts.newer },
    { number: page + 1, text: ownerTexts.older },
  ].filter(({ number }) => number >= 1 && number <= pageCount);
  if (neighbours.length === 0) return null;
  return (
    <nav aria-label={ownerTexts.pages}>
      <ul>
        {neighbours.map(({ number, text }) => (
          <li key={number}>
            <a href={addressOf(number)}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The page that an address asks for, or the nearest one that there is. */
export function pageNumber(asked: string | null, pageCount: number): number {
  const page = Number(asked ?? 1);
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), pageCount) : 1;
}
