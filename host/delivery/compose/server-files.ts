import type { Identity } from '@renovation-th/shared/identity/identity';
import { unreadFormPage } from '../../server/forms/failure-page';
import { refusal } from '../../server/forms/form-answer';
import type { FormFailure } from '../../server/forms/form-failures';
import { headerMatcher, type ResponseHeaderRules } from '../../server/static/response-headers';
import { DeliveryError } from '../delivery-error';

/** What `server/deploy/nginx-site.conf` includes. Its name keeps it from visitors. */
const nginxFolder = '_nginx';

/**
 * What servers read of a composed site: its headers as the local server and nginx write them, and what nginx answers by
 * itself.
 * @param pages of the site. @returns texts by their path below the site. @throws DeliveryError for a header that nginx
 * would misread.
 */
export function serverFiles(
  headers: ResponseHeaderRules,
  pages: readonly string[],
  identity: Identity,
): Record<string, string> {
  const forNginx = { ...nginxFiles(headers, pages), ...formTroubleFiles(identity) };
  return {
    'headers.json': JSON.stringify(headers, null, 2),
    ...Object.fromEntries(Object.entries(forNginx).map(([name, text]) => [`${nginxFolder}/${name}`, text])),
  };
}

/**
 * The parts of the nginx configuration that follow from the composed site: its headers, and the
 * spelling of each page's address, since nginx cannot turn capitals into small letters.
 * @returns texts by file name.
 */
function nginxFiles(headers: ResponseHeaderRules, pages: readonly string[]): Record<string, string> {
  const headersFor = headerMatcher(headers);
  const everywhere = nginxHeaders(headersFor('/'));
  return {
    'headers.conf': addHeaders(everywhere),
    'release-headers.conf': addHeaders(nginxHeaders(headersFor('/releases/'))),
    // nginx adds a header beside the one that a service has set, and a browser may take neither of the
    // two. So of these headers, it adds those that the service leaves out.
    'service-headers.map': everywhere
      .map(({ value, variable }) => {
        const upstream = `$upstream_http_${variable}`;
        return `map ${upstream} $rth_${variable} { "" "${value}"; default ""; }\n`;
      })
      .join(''),
    'service-headers.conf': addHeaders(
      everywhere.map((header) => ({ ...header, value: `$rth_${header.variable}` })),
    ),
    // nginx compares these without regard to capitals.
    'pages.map': pages
      .filter((page) => page !== '/')
      .map((page) => `"${page}" "${page}";\n`)
      .join(''),
  };
}

type NginxHeader = {
  name: string;
  value: string;
  /** How the name is written in that of a variable. */
  variable: string;
};

/** @throws DeliveryError when a value would mean something else in a configuration. */
function nginxHeaders(headers: ReadonlyMap<string, string>): NginxHeader[] {
  return [...headers].map(([name, value]) => {
    if (/["\\$]/.test(value)) {
      throw new DeliveryError(
        `The header ${name} says « ${value} », which an nginx configuration cannot hold.`,
        'Do without quotes, backslashes and dollars in host/delivery/compose/headers.ts.',
      );
    }
    return { name, value, variable: name.replaceAll('-', '_') };
  });
}

function addHeaders(headers: readonly NginxHeader[]): string {
  return headers.map(({ name, value }) => `add_header ${name} "${value}" always;\n`).join('');
}

/** Statuses with which nginx itself answers a form, and what each means to the sender. */
const troubles = {
  413: 'body-too-large',
  429: 'too-many-requests',
  // The service does not answer, answers too late, or has too many forms in progress.
  502: 'storage',
  503: 'busy',
  504: 'storage',
} as const satisfies Record<number, FormFailure>;

/**
 * Answers for visitors when the form service cannot answer: for each status a page, and JSON for the
 * page's own script. Both stand alone: they need neither the service nor another file of the site.
 * @returns texts by file name.
 */
function formTroubleFiles(identity: Identity): Record<string, string> {
  return Object.fromEntries(
    Object.entries(troubles).flatMap(([status, failure]) => [
      [`forms-${status}.html`, unreadFormPage(failure, identity)],
      [`forms-${status}.json`, JSON.stringify(refusal(failure))],
    ]),
  );
}
