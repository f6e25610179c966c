import type { ServerResponse } from 'node:http';
import { parisStamp } from '@renovation-th/shared/forms/paris-time';
import { ownerTexts } from '../content/owner-texts';
import type { MailQueue } from '../mail/mail-queue';
import { escapeHtml, sendHtml } from '../html-document';
import type { HandledMarks } from '../request-marks';
import type { Spool } from '../spool';

/** What the parts of the owner's page work with. */
export type OwnersDesk = {
  spool: Spool;
  mailQueue: MailQueue | null;
  handled: HandledMarks;
  now: () => Date;
  log: (message: string) => void;
};

type View = {
  /** The path that the navigation marks as current. */
  current: string;
  heading: string;
  /** HTML whose every variable part went through `escapeHtml`. */
  body: string;
  /** What was just done, as the address says it. */
  done?: string | null;
};

const views = [
  ['/', ownerTexts.list],
  ['/a-verifier', ownerTexts.quarantine],
  ['/courrier', ownerTexts.mail],
  ['/effacer', ownerTexts.erase],
  ['/demandes.csv', ownerTexts.export],
] as const;

/** Sends one view with the navigation that all share. */
export function sendView(response: ServerResponse, { current, heading, body, done = null }: View): void {
  const links = views.map(
    ([path, text]) =>
      `<li><a href="${path}"${path === current ? ' aria-current="page"' : ''}>${text}</a></li>`,
  );
  const notice = Object.entries(ownerTexts.done).find(([name]) => name === done)?.[1];
  sendHtml(response, {
    status: 200,
    title: current === '/' ? ownerTexts.title : ownerTexts.pageTitle(heading),
    hasForm: true,
    hasPictures: true,
    body:
      `<nav aria-label="${ownerTexts.views}"><ul>${links.join('')}</ul></nav>` +
      `<h1>${escapeHtml(heading)}</h1>` +
      (notice ? `<p role="status" class="notice">${notice}</p>` : '') +
      body,
  });
}

/** Says in one sentence why there is nothing else to see. */
export function sendNotice(response: ServerResponse, status: number, notice: string): void {
  if (response.headersSent) return void response.destroy();
  sendHtml(response, {
    status,
    title: ownerTexts.title,
    body: `<h1>${ownerTexts.title}</h1><p>${notice}</p>`,
  });
}

/** A button that posts to this page. */
export function actionButton(
  action: string,
  text: string,
  fields: readonly [string, string][] = [],
  about = '',
) {
  const inputs = fields.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  // Several buttons of a page read the same; a screen reader tells what each is about.
  const label = about ? ` aria-label="${escapeHtml(ownerTexts.about(text, about))}"` : '';
  return (
    `<form method="post" action="${escapeHtml(action)}">${inputs.join('')}` +
    `<button type="submit" class="secondary"${label}>${text}</button></form>`
  );
}

/** A moment in Paris, or the text itself when it is none. */
export function timeHtml(moment: string | number): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime())
    ? escapeHtml(String(moment))
    : `<time datetime="${date.toISOString()}">${parisStamp(date)}</time>`;
}

/** Files that no view can show, so that they are not forgotten. */
export function unreadableSection(files: readonly string[]): string {
  if (files.length === 0) return '';
  const items = files.map((file) => `<li>${escapeHtml(file)}</li>`);
  return `<section><h2>${ownerTexts.unreadable}</h2><ul>${items.join('')}</ul></section>`;
}
