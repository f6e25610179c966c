import { ownerTexts } from '../content/owner-texts';

const { tabs } = ownerTexts;

/** The icons are outlined Material Symbols with a view box of 24 × 24. */
const entries = [
  {
    path: '/',
    text: tabs.requests,
    icon: 'M19 3H5a2 2 0 0 0-2 2v14c0 1.1.9 2 2 2h14a2 2 0 0 0 2-2V5a2 2 0 0 0-2-2m0 16H5v-3h3.6a4 4 0 0 0 6.8 0H19zm0-5h-5a2 2 0 0 1-4 0H5V5h14z',
  },
  {
    path: '/site',
    text: tabs.site,
    icon: 'm12 5.7 5 4.5V18h-2v-6H9v6H7v-7.8zM12 3 2 12h3v8h6v-6h2v6h6v-8h3z',
  },
  {
    path: '/site/chantiers',
    text: tabs.projects,
    icon: 'M21 19V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14c0 1.1.9 2 2 2h14a2 2 0 0 0 2-2M8.5 13.5l2.5 3 3.5-4.5 4.5 6H5z',
  },
];

/** Links to the owner's three main pages. */
export function TabBar({ path }: { path: string }) {
  const current = entries.findLast((entry) => path.startsWith(entry.path));
  return (
    <nav className="tabs" aria-label={tabs.label}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.path}>
            <a
              href={entry.path}
              aria-current={entry.path === path ? 'page' : entry === current ? 'true' : undefined}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={entry.icon} />
              </svg>
              {entry.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
