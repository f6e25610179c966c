import type { ReactNode } from 'react';
import type { Visit } from '../forms/owner/owner-desk';
import { sendPage } from '../forms/owner/send-page';
import { siteTexts } from './content/site-texts';

export const scriptPath = '/site/atelier.js';

type SiteView = {
  heading: string;
  status?: number;
  /** Seconds after which a browser without script asks for the page again, while something is under way. */
  refreshes?: number | undefined;
};

/** Sends a page of the owner's site, and tells what was refused just now, as the address says it. */
export function sendSiteView(visit: Visit, view: SiteView, content: ReactNode): void {
  const links = views.map(({ path, text }) => ({ address: path, text, isCurrent: path === visit.path }));
  sendPage(
    visit,
    {
      ...view,
      notice: refusalsIn(visit.query.get('refus')),
      title: view.heading === siteTexts.title ? view.heading : siteTexts.pageTitle(view.heading),
      views: { label: siteTexts.views, links },
      script: scriptPath,
    },
    content,
  );
}

function refusalsIn(names: string | null): ReactNode {
  const told = Object.entries(siteTexts.refusals).filter(([name]) => names?.split(',').includes(name));
  return told.length > 0 && told.map(([name, text]) => <p key={name}>{text}</p>);
}

const views = [
  { path: '/site', text: siteTexts.title },
  { path: '/site/a-completer', text: siteTexts.complete },
  { path: '/site/chantiers', text: siteTexts.works },
  { path: '/site/prix', text: siteTexts.prices },
  { path: '/site/moi', text: siteTexts.me },
  { path: '/site/agenda', text: siteTexts.calendar },
  { path: '/site/versions', text: siteTexts.history },
  { path: '/', text: siteTexts.requests },
] as const;
