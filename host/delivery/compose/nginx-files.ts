import { headerMatcher, type ResponseHeaderRules } from '../../server/static/response-headers';
import { DeliveryError } from '../delivery-error';

/** Of a composed folder: what `server/deploy/nginx-site.conf` includes. Its name keeps it from visitors. */
export const nginxFolder = '_nginx';

/**
 * The parts of the nginx configuration that follow from the composed site: its headers, and the
 * spelling of each page's address, since nginx cannot turn capitals into small letters.
 * @returns texts by file name.
 */
export function nginxFiles(headers: ResponseHeaderRules, pages: readonly string[]): Record<string, string> {
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
