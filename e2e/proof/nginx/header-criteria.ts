import type { ReceivedAnswer } from '../../../host/server/testing/send-request';
import { enforcedPolicies, sourcesOf } from './security-policies';

/** An answer as an observatory gets it, and where plain HTTP leads to from there. */
export type RatedAnswer = ReceivedAnswer & { redirectedTo: string; host: string };

/**
 * One question of an observatory. `points` are those of the answer, `best` the most that can be had;
 * observatories that give a grade for all have 1 for what the best grade asks for.
 */
export type Criterion = {
  observatory: 'MDN' | 'securityheaders.com' | 'Hardenize' | 'SSL Labs';
  name: string;
  best: number;
  /** What is sent; empty when nothing is. */
  sent: (answer: RatedAnswer) => string;
  points: (sent: string, answer: RatedAnswer) => number;
  /** Why it cannot be asked of this answer; null when it can. */
  beside?: (answer: RatedAnswer) => string | null;
};

const header = (name: string) => (answer: RatedAnswer) => String(answer.headers[name] ?? '');
const oneOf =
  (pointsOf: Readonly<Record<string, number>>, otherwise: number) =>
  (sent: string): number =>
    pointsOf[sent.toLowerCase()] ?? otherwise;
const isThere = (sent: string) => (sent === '' ? 0 : 1);

const isDocument = ({ headers }: RatedAnswer) => String(headers['content-type']).startsWith('text/html');
const documentsOnly = (answer: RatedAnswer) => (isDocument(answer) ? null : 'no document');
const scriptsOf = ({ text }: RatedAnswer) => text.match(/<script [^>]*src=[^>]*>/g) ?? [];
const maxAge = (sent: string) => Number(/(?:^|;)\s*max-age=(\d+)/i.exec(sent)?.[1] ?? 0);
/** What both of them call half a year. Seconds. */
const halfYear = 15_552_000;

const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const policies = (answer: RatedAnswer) => enforcedPolicies(answer).join(' | ');
const trustsTooMuch = /'unsafe-(?:inline|eval)'|(?:^|\s)(?:\*|https?:|ftp:|http:\/\/\S*)(?=[\s;|]|$)/;

/** Half of MDN's points, and all A+ of the others, ask for a policy that trusts no inline code and no broad source. */
function policyPoints(_sent: string, answer: RatedAnswer): number {
  const all = enforcedPolicies(answer);
  const scripts = all.map((policy) => sourcesOf(policy, 'script-src')).filter((sources) => sources !== null);
  if (scripts.length === 0 || scripts.some((sources) => sources.includes('data:'))) return -20;
  if (all.some((policy) => trustsTooMuch.test(policy))) return -20;
  return all.some((policy) => sourcesOf(policy, 'default-src')?.join() === "'none'") ? 10 : 5;
}

/** MDN HTTP Observatory: 100 points and these on top, or less. */
const mdn: readonly Omit<Criterion, 'observatory'>[] = [
  { name: 'Content Security Policy', best: 10, sent: policies, points: policyPoints, beside: documentsOnly },
  {
    name: 'Cookies',
    best: 5,
    sent: header('set-cookie'),
    points: (sent) => (/;\s*secure/i.test(sent) && /;\s*samesite/i.test(sent) ? 5 : -20),
    beside: (answer) => (header('set-cookie')(answer) === '' ? 'none is set' : null),
  },
  {
    name: 'Cross Origin Resource Sharing',
    best: 0,
    sent: header('access-control-allow-origin'),
    points: (_sent, { headers }) => (headers['access-control-allow-credentials'] ? -50 : 0),
  },
  {
    name: 'Redirection',
    best: 0,
    sent: ({ redirectedTo }) => redirectedTo,
    points: (sent, { host }) => (sent.startsWith(`https://${host}/`) ? 0 : -20),
  },
  {
    name: 'Referrer Policy',
    best: 5,
    sent: header('referrer-policy'),
    points: (sent) => (privateReferrers.includes(sent) ? 5 : -5),
  },
  {
    name: 'Strict Transport Security',
    best: 0,
    sent: header('strict-transport-security'),
    points: (sent) => (sent.includes(',') || maxAge(sent) < halfYear ? -20 : 0),
  },
  {
    name: 'Strict Transport Security, preloaded',
    best: 5,
    sent: header('strict-transport-security'),
    points: (sent) => (/;\s*preload/i.test(sent) ? 5 : 0),
    // A list in browsers binds every name below the domain, and leaving it takes months.
    beside: () => 'the owner enters his domain',
  },
  {
    name: 'Subresource Integrity',
    best: 5,
    sent: (answer) => scriptsOf(answer).join(' '),
    points: (_sent, answer) =>
      scriptsOf(answer).every((script) => /src="\/[^/]/.test(script) && script.includes('integrity='))
        ? 5
        : 0,
    beside: (answer) => documentsOnly(answer) ?? (scriptsOf(answer).length === 0 ? 'no script' : null),
  },
  {
    name: 'X-Content-Type-Options',
    best: 0,
    sent: header('x-content-type-options'),
    points: oneOf({ nosniff: 0 }, -5),
  },
  {
    name: 'X-Frame-Options',
    best: 5,
    sent: header('x-frame-options'),
    points: oneOf({ deny: 5, sameorigin: 5 }, -20),
  },
  {
    name: 'Cross Origin Resource Policy',
    best: 10,
    sent: header('cross-origin-resource-policy'),
    points: oneOf({ 'same-origin': 10, 'same-site': 10, 'cross-origin': 0, '': 0 }, -5),
  },
  {
    name: 'Cross Origin Embedder Policy',
    best: 10,
    sent: header('cross-origin-embedder-policy'),
    points: oneOf({ 'require-corp': 10, credentialless: 10, 'unsafe-none': 0, '': 0 }, -5),
  },
  {
    name: 'Cross Origin Opener Policy',
    best: 10,
    sent: header('cross-origin-opener-policy'),
    points: oneOf({ 'same-origin': 10, 'same-origin-allow-popups': 10, 'unsafe-none': 0, '': 0 }, -5),
  },
];

/** securityheaders.com: A for six headers, A+ when no policy warns. It reads headers only, not the document. */
const securityHeaders: readonly Omit<Criterion, 'observatory'>[] = [
  ...[
    'strict-transport-security',
    'content-security-policy',
    'x-frame-options',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
  ].map((name) => ({ name, best: 1, sent: header(name), points: isThere })),
  {
    name: 'no unsafe source in the policy',
    best: 1,
    sent: header('content-security-policy'),
    points: (sent) => (trustsTooMuch.test(sent) ? 0 : 1),
  },
  {
    name: 'no version of the server',
    best: 1,
    sent: (answer) => `${header('server')(answer)} ${header('x-powered-by')(answer)}`.trim(),
    points: (sent) => (/\d/.test(sent) ? 0 : 1),
  },
];

const hardenize: readonly Omit<Criterion, 'observatory'>[] = [
  {
    name: 'HTTPS redirection',
    best: 1,
    sent: ({ redirectedTo }) => redirectedTo,
    points: (sent, { host }) => (sent.startsWith(`https://${host}/`) ? 1 : 0),
  },
  {
    name: 'HSTS for subdomains too',
    best: 1,
    sent: header('strict-transport-security'),
    points: (sent) => (/;\s*includeSubDomains/i.test(sent) && maxAge(sent) >= halfYear ? 1 : 0),
  },
  {
    name: 'Content Security Policy',
    best: 1,
    sent: policies,
    points: (sent, answer) => (policyPoints(sent, answer) > 0 ? 1 : 0),
    beside: documentsOnly,
  },
  {
    name: 'no mixed content',
    best: 1,
    sent: ({ text }) => /(?:src|srcset|action|poster)="http:[^"]*"/.exec(text)?.[0] ?? '',
    points: (sent) => (sent === '' ? 1 : 0),
    beside: documentsOnly,
  },
  {
    name: 'X-Frame-Options',
    best: 1,
    sent: header('x-frame-options'),
    points: oneOf({ deny: 1, sameorigin: 1 }, 0),
  },
  {
    name: 'X-Content-Type-Options',
    best: 1,
    sent: header('x-content-type-options'),
    points: oneOf({ nosniff: 1 }, 0),
  },
  {
    name: 'X-XSS-Protection',
    best: 1,
    sent: header('x-xss-protection'),
    points: oneOf({ '': 1, '0': 1 }, 0),
  },
];

const sslLabs: readonly Omit<Criterion, 'observatory'>[] = [
  {
    name: 'HSTS of half a year, for A+',
    best: 1,
    sent: header('strict-transport-security'),
    points: (sent) => (maxAge(sent) >= halfYear ? 1 : 0),
  },
];

const of = (observatory: Criterion['observatory'], criteria: readonly Omit<Criterion, 'observatory'>[]) =>
  criteria.map((criterion): Criterion => ({ observatory, ...criterion }));

export const headerCriteria: readonly Criterion[] = [
  ...of('MDN', mdn),
  ...of('securityheaders.com', securityHeaders),
  ...of('Hardenize', hardenize),
  ...of('SSL Labs', sslLabs),
];
