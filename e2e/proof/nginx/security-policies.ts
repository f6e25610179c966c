import type { ReceivedAnswer } from '../../../host/server/testing/send-request';

/** The policies that a browser applies to this answer, one after the other: of the header, and of the document. */
export function enforcedPolicies({ headers, text }: ReceivedAnswer): string[] {
  const inHeader = String(headers['content-security-policy'] ?? '').split(',');
  const inDocument = text.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]+)">/g);
  return [
    ...inHeader,
    ...[...inDocument].map(([, policy = '']) => policy.replaceAll(/&(?:#39|#x27|apos);/g, "'")),
  ]
    .map((policy) => policy.trim())
    .filter(Boolean);
}

/** What a policy allows for one directive, by itself or by `default-src`; null when it says nothing about it. */
export function sourcesOf(policy: string, directive: string): string[] | null {
  const directives = policy.split(';').map((part) => part.trim().split(/\s+/));
  const find = (wanted: string) => directives.find(([name]) => name?.toLowerCase() === wanted)?.slice(1);
  return find(directive) ?? find('default-src') ?? null;
}
