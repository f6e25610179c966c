import { ownerTexts } from '../content/owner-texts';

/** The parts of the owner's page. `waiting` counts what needs his eyes. */
export function Navigation({ current, waiting }: { current: string; waiting: Waiting }) {
  const views = [
    { path: '/site', text: ownerTexts.site },
    { path: '/', text: ownerTexts.list },
    { path: '/a-verifier', text: ownerTexts.quarantine, count: waiting.quarantined },
    { path: '/courrier', text: ownerTexts.mail, count: waiting.unmailed },
    { path: '/corbeille', text: ownerTexts.trash },
    { path: '/effacer', text: ownerTexts.erase },
    { path: '/demandes.csv', text: ownerTexts.export },
  ];
  return (
    <nav aria-label={ownerTexts.views}>
      <ul>
        {views.map(({ path, text, count = 0 }) => (
          <li key={path}>
            <a href={path} aria-current={path === current ? 'page' : undefined}>
              {count > 0 ? ownerTexts.counted(text, count) : text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How much waits in the parts of the page that are not the list. */
export type Waiting = { quarantined: number; unmailed: number };
