import { sign, type Sign } from './suspicion';

/** Each looks at a bounded stretch from every start, so that no text makes it slow. */
const markup =
  /<\/?(?:a|b|p|br|div|img|script|iframe|svg|h\d|html|body|style|form|input)[\s/>]|\[\/?(?:url|link|img|b)[=\]]|href\s{0,3}=|javascript:|onerror\s{0,3}=/i;
const attack =
  /\$\{jndi:|<\?php|<%=|\.\.\/\.\.\/|\/etc\/passwd|\bunion\s{1,4}select\b|\bdrop\s{1,4}table\b|'\s{0,3}or\s{0,3}'?1'?\s{0,3}=|\bsleep\(\d|response\.write\(|\{\{[^{}]{1,40}\}\}/i;
const template =
  /\{(?:url|name|e-?mail|phone|city|first_?name|last_?name|company)\}|\[(?:first name|last name|name|company|city|website)\]|\{[^{}|]{1,40}\|[^{}]{1,80}\}/i;

/** Points for what only programs write: tags, injections, the holes of a form letter. */
export function codeSigns(written: readonly string[]): readonly Sign[] {
  return [
    ...sign(
      'code',
      (written.some((text) => markup.test(text)) ? 6 : 0) +
        (written.some((text) => attack.test(text)) ? 10 : 0),
    ),
    ...sign('template', written.some((text) => template.test(text)) ? 7 : 0),
  ];
}
