import type { ReactNode } from 'react';
import { privateAnswerHeaders } from '../forms/html-document';
import type { Visit } from '../forms/owner/owner-desk';
import { sendPage } from '../forms/owner/send-page';
import { siteTexts } from './content/site-texts';

export const scriptPath = '/site/atelier.js';

type SiteView = {
  heading: string;
  status?: number;
  /** What was just done, or what went wrong. */
  notice?: ReactNode;
  /** Seconds after which a browser without script asks for the page again, while something is under way. */
  refreshes?: number | undefined;
};

/** Sends a page of the owner's site. */
export function sendSiteView(visit: Visit, view: SiteView, content: ReactNode): void {
  const links = views.map(({ path, text }) => ({ address: path, text, isCurrent: path === visit.path }));
  sendPage(
    visit,
    {
      ...view,
      title: view.heading === siteTexts.title ? view.heading : siteTexts.pageTitle(view.heading),
      views: { label: siteTexts.views, links },
      script: scriptPath,
    },
    content,
  );
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

/** Sends the browser to an address of this page. */
export function seeOther({ response }: Visit, address: string): void {
  response.writeHead(303, { ...privateAnswerHeaders, Location: address, 'Content-Length': 0 }).end();
}
