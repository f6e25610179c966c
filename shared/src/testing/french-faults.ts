/** Forbidden patterns in French texts, with the message for the author. */
const faults: readonly { pattern: RegExp; fault: string }[] = [
  { pattern: /['"]/, fault: 'a straight quote or apostrophe: « », ’' },
  { pattern: /\.\.\./, fault: 'three full stops: …' },
  { pattern: /[^\u00a0]:(?!\w)|[^\u00a0\w]:/, fault: 'no \\u00a0 before a colon' },
  { pattern: /[^\u202f\s][;!?]|[ \u00a0\n][;!?]/, fault: 'no \\u202f before ; ! ?' },
  { pattern: /«[^\u00a0]|[^\u00a0]»/, fault: 'no \\u00a0 inside « »' },
  { pattern: /[^\u00a0\u202f][%€]/, fault: 'no \\u00a0 before % or €' },
  {
    pattern: /\d (?:h|km|m|cm|mm|min|ans?|jours|mois|Mo|°C)\b/,
    fault: 'no \\u00a0 between a figure and its unit',
  },
  { pattern: / [,.](?:\s|$)/, fault: 'a space before a comma or a full stop' },
  { pattern: / {2}/, fault: 'two spaces' },
  {
    // Capitals keep their accents. The pattern lists words that often start a sentence on builders' sites.
    pattern:
      /\b(?:A (?:la|le|l’|voir|partir|savoir|défaut)|Etat|Etape|Etude|Etanch|Etage|Echaf|Eclair|Ecoul|Ecrivez|Ecran|Editeur|Election|Electri|Elements?|Eleve|Energ|Epaiss|Epoque|Equip|Eta(?:is|ient|it)|Ete\b|Etes|Etr(?:e|oit)|Evacu|Eviter|Ca (?:va|ne)|Ou (?:nous|trouver))/,
    fault: 'a capital without its accent',
  },
  { pattern: /oeuvr|\boeil|coeur|soeur|noeud/i, fault: 'oe for œ' },
];

/**
 * Returns the typographic faults in a French text, each with the words around its first occurrence.
 * @example frenchFaults('Pourquoi ?') // => ['no \\u202f before ; ! ? in « Pourquoi ? »']
 */
export function frenchFaults(text: string): readonly string[] {
  return faults.flatMap(({ pattern, fault }) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const around = text.slice(Math.max(0, found.index - 25), found.index + found[0].length + 15).trim();
    return [`${fault} in « ${around} »`];
  });
}

/** Returns the text of a page, one line per element. */
export function readableText(html: string): string {
  return html
    .replace(/<style.*?<\/style>|<[^>]+>/gs, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
