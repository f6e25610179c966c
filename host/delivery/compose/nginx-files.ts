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
  return {
    'headers.conf': addHeaders(headersFor('/')),
    'release-headers.conf': addHeaders(headersFor('/releases/')),
    // nginx compares these without regard to capitals.
    'pages.map': pages
      .filter((page) => page !== '/')
      .map((page) => `"${page}" "${page}";\n`)
      .join(''),
  };
}

function addHeaders(headers: ReadonlyMap<string, string>): string {
  return [...headers]
    .map(([name, value]) => {
      if (/["\\$]/.test(value)) {
        throw new DeliveryError(
          `The header ${name} says « ${value} », which an nginx configuration cannot hold.`,
          'Do without quotes, backslashes and dollars in host/delivery/compose/headers.ts.',
        );
      }
      return `add_header ${name} "${value}" always;\n`;
    })
    .join('');
}
