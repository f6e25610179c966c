import { ownerTexts } from '../content/owner-texts';

type ListToolbarProps = {
  search: string;
  states: readonly { address: string; text: string; isCurrent: boolean }[];
};

/** Searches the list, and chooses what it shows. */
export function ListToolbar({ search, states }: ListToolbarProps) {
  return (
    <>
      <form method="get" action="/" role="search">
        <label htmlFor="q">{ownerTexts.searchLabel}</label>
        <p className="row">
          <input id="q" name="q" type="search" maxLength={200} defaultValue={search} />
          <button type="submit" className="secondary">
            {ownerTexts.search}
          </button>
        </p>
      </form>
      <nav aria-label={ownerTexts.statesLabel}>
        <ul>
          {states.map(({ address, text, isCurrent }) => (
            <li key={address}>
              <a href={address} aria-current={isCurrent ? 'true' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
