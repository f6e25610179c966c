import { ownerTexts } from '../content/owner-texts';

/** Searches one of the views. @param action its path. */
export function SearchForm({ action, search }: { action: string; search: string }) {
  return (
    <form method="get" action={action} role="search">
      <label htmlFor="q">{ownerTexts.searchLabel}</label>
      <p className="row">
        <input id="q" name="q" type="search" maxLength={200} defaultValue={search} />
        <button type="submit" className="secondary">
          {ownerTexts.search}
        </button>
      </p>
    </form>
  );
}
