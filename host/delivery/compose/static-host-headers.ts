import type { ResponseHeaderRules } from '../../server/static/response-headers';

/**
 * The headers of a composed folder as static hosts read them (`_headers` of Netlify, Cloudflare Pages). Where rules
 * overlap, such hosts send a header twice; so one that a later rule replaces stands only there, and documents get the
 * host's own `max-age=0, must-revalidate`, which means what `no-cache` does.
 */
export function staticHostHeaders(rules: ResponseHeaderRules): string {
  const all = Object.entries(rules);
  const isReplaced = (name: string, index: number) => all.slice(index + 1).some(([, later]) => name in later);
  const lines = all.flatMap(([pattern, own], index) => {
    const kept = Object.entries(own).filter(([name]) => !isReplaced(name, index));
    return [pattern === '*' ? '/*' : pattern, ...kept.map(([name, value]) => `  ${name}: ${value}`)];
  });
  return `${lines.join('\n')}\n`;
}
