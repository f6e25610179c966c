import { ownerTexts } from '../content/owner-texts';
import { SearchForm } from './SearchForm';

type ListToolbarProps = {
  search: string;
  states: readonly { address: string; text: string; isCurrent: boolean }[];
};

/** Searches the list, and chooses what it shows. */
export function ListToolbar({ search, states }: ListToolbarProps) {
  return (
    <>
      <SearchForm action="/" search={search} />
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
