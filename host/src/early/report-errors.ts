import { siteDocumentId, type SiteDocument } from '@renovation-th/shared/contracts/site-document';

const mostReports = 3;

/** Sends the first uncaught errors of a page to the server, which writes them to its log. */
export function reportErrors(): void {
  let count = 0;
  const report = (error: unknown) => {
    count += 1;
    if (count > mostReports) return;
    const { message = '', stack = '' } = error instanceof Error ? error : { message: String(error) };
    const text = document.getElementById(siteDocumentId)?.textContent ?? '{}';
    const { host: release } = JSON.parse(text) as Partial<SiteDocument>;
    const { pathname: path } = location;
    const body = { message: message.slice(0, 200), stack: stack.slice(0, 1_500), release, path };
    navigator.sendBeacon('/signalements', JSON.stringify(body));
  };
  addEventListener('error', ({ error, message }) => report(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
