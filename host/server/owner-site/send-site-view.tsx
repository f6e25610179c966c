import type { ReactNode } from 'react';
import type { Visit } from '../forms/owner/owner-desk';
import { sendPage, type Frame, type View } from '../forms/owner/send-page';
import { siteTexts } from './content/site-texts';

export const scriptPath = '/site/atelier.js';

const frame: Frame = {
  title: siteTexts.title,
  label: siteTexts.views,
  links: [
    { path: '/site', text: siteTexts.title },
    { path: '/site/a-completer', text: siteTexts.complete },
    { path: '/site/chantiers', text: siteTexts.works },
    { path: '/site/prix', text: siteTexts.prices },
    { path: '/site/moi', text: siteTexts.me },
    { path: '/site/agenda', text: siteTexts.calendar },
    { path: '/site/versions', text: siteTexts.history },
    { path: '/', text: siteTexts.requests },
  ],
  notices: siteTexts.refusals,
  script: scriptPath,
};

/** Sends a page of the owner's site. */
export const sendSiteView = (visit: Visit, view: View, content: ReactNode): void =>
  sendPage(visit, frame, view, content);
