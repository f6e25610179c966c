import type { BreadcrumbList, GeneralContractor } from 'schema-dts';
import type { ReleasedPage } from '@renovation-th/shared/contracts/composer';
import type { JsonValue } from '@renovation-th/shared/contracts/json';
import { closedHolidays } from '@renovation-th/shared/promises/holidays';
import type { Closure, Identity } from '@renovation-th/shared/identity/identity';
import { beginning } from '@renovation-th/shared/french-words';
import { spansOf } from '@renovation-th/shared/identity/opening-hours';
import { week, type Weekday } from '@renovation-th/shared/identity/week';

/** Properties of a schema.org type. schema-dts allows one `@type` for each node, but the business has three. */
type About<Type> = Omit<Exclude<Type, string>, '@type'>;

type Node = { readonly [key: string]: JsonValue | undefined };

const businessId = '/#entreprise';

/**
 * Returns a page's structured data with the business, the breadcrumbs and the page's own nodes. Only the home page
 * describes the business in full.
 * @param year of the public holidays.
 */
export function structuredData(identity: Identity, year: number, page: ReleasedPage): JsonValue {
  const nodes: Node[] = [
    business(identity, page.path === '/' ? details(identity, year) : {}),
    ...(page.structuredData ?? []),
  ];
  if (page.breadcrumbs) nodes.push(breadcrumbList(page, page.breadcrumbs));

  return {
    '@context': 'https://schema.org',
    '@graph': nodes.map((node) => absolute(node, identity.origin)),
  };
}

function business(identity: Identity, details: Node): Node {
  const { address } = identity;
  const type = ['GeneralContractor', 'HousePainter', 'RoofingContractor'];
  const named = {
    '@id': businessId,
    name: identity.tradeName,
    url: '/',
    telephone: identity.phone.international,
    address: {
      '@type': 'PostalAddress',
      addressLocality: address.locality,
      postalCode: address.postalCode,
      addressRegion: address.department,
      addressCountry: 'FR',
    },
  } satisfies About<GeneralContractor>;

  return { '@type': type, ...named, ...details };
}

function details(identity: Identity, year: number) {
  const { address, closures = [] } = identity;
  const holidays = closedHolidays(year, identity).map((day) => ({ from: day, to: day }));

  return {
    email: identity.email,
    foundingDate: String(identity.foundedIn),
    geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    areaServed: identity.areaServed.map((name) => ({ '@type': 'AdministrativeArea', name })),
    ...(identity.reviews && { sameAs: identity.reviews.address }),
    specialOpeningHoursSpecification: [...closures, ...holidays].map(closed),
    openingHoursSpecification: week.flatMap((day) =>
      spansOf(identity.openingHours[day]).map((span) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: beginning(day) as Capitalize<Weekday>,
        ...span,
      })),
    ),
  } satisfies About<GeneralContractor>;
}

/** Returns a closure as schema.org opening hours, where equal opening and closing times mean closed. */
function closed({ from, to }: Closure) {
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens: '00:00',
    closes: '00:00',
  } as const;
}

function breadcrumbList(page: ReleasedPage, trail: NonNullable<ReleasedPage['breadcrumbs']>): Node {
  const steps = [...trail, { label: page.title.split(' | ')[0] ?? page.title, path: page.path }];

  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: path,
    })),
  } satisfies Exclude<BreadcrumbList, string>;
}

/** Makes URLs absolute. Values that start with a slash are paths of this site. */
function absolute(value: JsonValue | undefined, origin: string): JsonValue {
  if (typeof value === 'string') return value.startsWith('/') ? origin + value : value;
  if (Array.isArray(value)) return value.map((item: JsonValue) => absolute(item, origin));
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, absolute(item, origin)]));
  }
  return value ?? null;
}
