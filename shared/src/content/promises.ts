import type { Place } from '../contracts/published';
import { beginning, frenchNumber } from '../french-words';

/**
 * What the business promises, each promise once, in the words that every page uses. Whoever shows a
 * promise imports its sentence from here; `testing/promise-faults.ts` refuses any other wording of it.
 */

/** One man keeps the promises below, so each delay of his runs on these days alone, which every page names at its foot. */
const onWhichDays = 'les jours d’ouverture, hors congés annoncés';

/** A promise as a figure and as a sentence. */
export type StatedPromise = {
  /** Set large, such as « sous 48 h ». */
  value: string;
  /** Beside the value, in small print. Together they read as one statement. */
  meaning: string;
  /** The same on its own, for running text and answers. */
  sentence: string;
};

/** How soon somebody comes, by the name that the record of a town gives it. */
export type Delay = 'within-24-hours' | 'within-48-hours' | 'within-the-week' | 'quote';

/** How soon somebody comes to look or to make safe. No delay says when works start. */
export const delays: Record<Delay, StatedPromise> = {
  'within-24-hours': {
    value: 'sous 24\u00a0h',
    meaning: 'pour venir voir, ou mettre en sécurité',
    sentence: 'Nous venons voir, ou mettre en sécurité, sous 24\u00a0h.',
  },
  'within-48-hours': {
    value: 'sous 48\u00a0h',
    meaning: 'pour venir voir, ou mettre en sécurité',
    sentence: 'Nous venons voir, ou mettre en sécurité, sous 48\u00a0h.',
  },
  'within-the-week': {
    value: 'dans la semaine',
    meaning: 'pour venir confirmer le devis chez vous',
    sentence: 'Nous venons confirmer le devis chez vous dans la semaine.',
  },
  quote: {
    value: 'sur devis',
    meaning: 'le jour de la visite, fixé avec vous',
    sentence: 'Le jour de la visite se fixe avec vous, au moment du devis.',
  },
};

/** The delay of most towns, where a page speaks of all of them: a trade, the home page. */
export const usualDelay: StatedPromise = {
  value: 'sous 48\u00a0h',
  meaning: 'pour venir voir, dans la plupart des communes',
  sentence: `Dans la plupart des communes, nous venons voir, ou mettre en sécurité, sous 48\u00a0h, ${onWhichDays}.`,
};

/** What every delay counts to. Said in full where delays are explained: the zones and the contact page. */
export const delayMeaning =
  'Le délai d’une commune compte jusqu’à notre venue, pour voir les travaux ou pour mettre en sécurité. Il ne dit pas quand les travaux commencent\u00a0: leur date est celle du devis signé.';

/** On which days they run, for a page that shows several. */
export const delayDays = `Tous ces délais courent ${onWhichDays}.`;

/** Why towns next door have a longer delay than towns far away, after the words that say which. */
export const weekReason =
  'la réponse sous 24\u00a0h est déjà un devis, établi d’après votre description et vos photos, sous réserve de la visite, qui le confirme dans la semaine. Ailleurs, nous venons voir avant de chiffrer, d’où une visite plus rapide, même plus loin.';

/**
 * The same, where both are seen together.
 * @param towns those that have that delay, in the order of their list.
 */
export function weekExplained(towns: readonly Pick<Place, 'of' | 'where'>[]): string {
  const [first, last] = [towns.at(0), towns.at(-1)];
  if (!first || !last || first === last) return beginning(weekReason);
  const ends = `${first.of} ${last.where}`;
  return `Dans ${frenchNumber(towns.length)} communes voisines, ${ends}, ${weekReason}`;
}

/** Who bears the way to the visit for the quote, by the name that the record of a town gives it. */
export type Travel = 'free' | 'in-quote';

/** Where the way is free, as every page says it. */
export const freeTravelArea = 'le 63, sauf Issoire';

/** What the quote costs, and the way to it. The two sentences hold on the page of one place. */
export const travels: Record<Travel, StatedPromise> = {
  free: {
    value: 'gratuits',
    meaning: 'le devis et le déplacement pour l’établir',
    sentence: 'Le devis est gratuit, et le déplacement pour l’établir aussi.',
  },
  'in-quote': {
    value: 'gratuit',
    meaning: 'le devis, où la route est comptée',
    sentence: 'Le devis est gratuit\u202f; la route y est comptée, et vous la voyez avant de signer.',
  },
};

/** The same where a page speaks of every place. */
export const travelEverywhere: StatedPromise = {
  value: 'gratuits',
  meaning: 'le devis, et le déplacement dans le 63, sauf Issoire',
  sentence:
    'Le devis est gratuit partout\u202f; le déplacement pour l’établir l’est dans le 63, sauf Issoire. À Issoire, dans l’Allier et dans le Cantal, la route est comptée dans le devis.',
};

/** For a line that has no room for the rest of `travelEverywhere`. */
export const freeTravelSentence = 'Le déplacement pour le devis est gratuit dans le 63, sauf Issoire.';

/**
 * The first answer: a call or a mail. `quote` where it is a quote already, on the pages whose delay is
 * `within-the-week`. `phrase` goes into a longer sentence.
 */
export const answers = {
  reply: {
    value: 'sous 24\u00a0h',
    meaning: `pour vous répondre, ${onWhichDays}`,
    sentence: `Vous recevez une réponse sous 24\u00a0h, ${onWhichDays}.`,
    phrase: 'réponse sous 24\u00a0h les jours d’ouverture',
  },
  quote: {
    value: 'sous 24\u00a0h',
    meaning: `pour votre devis, sous réserve de la visite, ${onWhichDays}`,
    sentence: `Vous recevez un devis gratuit et détaillé sous 24\u00a0h, ${onWhichDays}, sous réserve de la visite.`,
    phrase: 'devis sous 24\u00a0h, sous réserve de la visite',
  },
} as const satisfies Record<string, StatedPromise & { phrase: string }>;

/** From the request to the works: what happens, in order, and who moves. */
export const fourSteps = [
  {
    title: 'Réponse',
    text: 'Sous 24\u00a0h les jours d’ouverture, nous vous appelons ou nous vous écrivons.',
  },
  {
    title: 'Visite',
    text: 'Nous venons voir, mesurer et répondre à vos questions, dans le délai de votre commune.',
  },
  {
    title: 'Devis',
    text: 'Gratuit, détaillé poste par poste. Rien ne commence sans votre signature.',
  },
  { title: 'Travaux', text: 'Ils commencent à la date écrite sur le devis.' },
] as const satisfies readonly { title: string; text: string }[];

/**
 * The ten-year guarantee. The law imposes it, so no page sells it as a favour; and it is of building
 * works only, so it stands on no page of cleaning, moss treatment or upkeep of paint.
 */
export const tenYearGuarantee = {
  title: 'La garantie décennale, pour ce qu’elle couvre',
  value: 'dix ans',
  meaning: 'de garantie légale sur les ouvrages de maçonnerie',
  /** What it is. */
  sentence:
    'La loi l’impose à tout constructeur\u00a0: pendant dix ans après la réception, la garantie décennale couvre les dommages qui menacent la solidité d’un ouvrage ou le rendent impropre à son usage.',
  /** What it covers here, and what it does not. */
  scope:
    'La garantie décennale concerne les ouvrages, comme un mur, sa fondation ou une reprise de structure\u202f; ni le nettoyage, ni le démoussage, ni l’entretien des peintures n’en relèvent.',
  /** Its proof. */
  proof: 'L’attestation d’assurance est jointe à chaque devis et à chaque facture.',
} as const;
