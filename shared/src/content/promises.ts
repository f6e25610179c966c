import { beginning, frenchNumber } from '../french-words';

// This file words each promise of the business once. `testing/promise-faults.ts` refuses any other wording.

/** Condition of every promise given in hours, because the owner works alone. */
const onWhichDays = 'les jours d’ouverture, hors congés annoncés';

/** Short form of `usualDelay`, for use after the travel time. */
export const visitWithin48Hours = `visite sous 48\u00a0h, ${onWhichDays}`;

/** The time runs until the visit, not until the works start. */
const untilVisit = `pour venir voir, ${onWhichDays}`;
const visitWithin = (delay: string) => `Nous venons voir, ou poser une bâche, ${delay}, ${onWhichDays}.`;

export type StatedPromise = {
  /** Shown in large type: « sous 48 h ». */
  value: string;
  /** Shown in small type beside `value`. Both form one statement. */
  meaning: string;
  sentence: string;
};

/** Time until the visit. A field of a town's record. */
export type Delay = 'within-24-hours' | 'within-48-hours' | 'within-the-week' | 'quote';

/** How soon the owner comes to look at the job or to lay a tarpaulin. */
export const delays: Record<Delay, StatedPromise> = {
  'within-24-hours': {
    value: 'sous 24\u00a0h',
    meaning: untilVisit,
    sentence: visitWithin('sous 24\u00a0h'),
  },
  'within-48-hours': {
    value: 'sous 48\u00a0h',
    meaning: untilVisit,
    sentence: visitWithin('sous 48\u00a0h'),
  },
  'within-the-week': {
    value: 'dans la semaine',
    meaning: 'pour venir confirmer le devis chez vous, hors congés annoncés',
    sentence: 'Nous venons confirmer le devis chez vous dans la semaine, hors congés annoncés.',
  },
  quote: {
    value: 'à convenir',
    meaning: 'le jour de la visite, fixé ensemble par téléphone',
    sentence: 'Le jour de la visite se fixe avec vous, par téléphone.',
  },
};

/** How soon the owner comes in most towns, on pages about all towns. */
export const usualDelay: StatedPromise = {
  value: 'sous 48\u00a0h',
  meaning: `pour venir voir, dans la plupart des communes, ${onWhichDays}`,
  sentence: `Dans la plupart des communes, nous venons voir, ou poser une bâche, sous 48\u00a0h, ${onWhichDays}.`,
};

export const delayMeaning =
  'Le délai d’une commune compte jusqu’à notre visite. Il ne dit pas quand les travaux commencent\u00a0: leur date de début est inscrite au devis.';

/** Says which days count, for a page with several delays. */
export const delayDays = `Tous ces délais courent ${onWhichDays}.`;

/** Explains why some nearby towns wait longer for the visit than distant ones. Pages name the nearby towns first. */
export const weekReason =
  'la réponse sous 24\u00a0h est déjà un premier devis, établi d’après votre description et vos photos, sous réserve de la visite, qui le confirme dans la semaine. Ailleurs, nous venons voir avant de chiffrer, d’où une visite plus rapide, même plus loin.';

/** Prepends the number of towns, and the names of the first and the last one, to `weekReason`. */
export function weekExplained(towns: readonly { of: string; where: string }[]): string {
  const [first, last] = [towns.at(0), towns.at(-1)];
  if (!first || !last || first === last) return beginning(weekReason);
  const ends = `${first.of} ${last.where}`;
  return `Dans ${frenchNumber(towns.length)} communes voisines, ${ends}, ${weekReason}`;
}

/** Whether travel for the visit is free or a line of the quote. A field of a town's record. */
export type Travel = 'free' | 'in-quote';

/** Cost of the quote and of travel for the visit, on the page of one town. */
export const travels: Record<Travel, StatedPromise> = {
  free: {
    value: 'gratuits',
    meaning: 'le devis et le déplacement pour l’établir',
    sentence: 'Le devis est gratuit, et le déplacement pour l’établir aussi.',
  },
  'in-quote': {
    value: 'gratuit',
    meaning: 'le devis\u202f; le trajet y est une ligne, due si vous signez',
    sentence: 'Le devis est gratuit\u202f; le trajet y est une ligne, due si vous signez.',
  },
};

/** Cost of the quote and of travel for the visit, on pages about all towns. */
export const travelEverywhere: StatedPromise = {
  value: 'gratuits',
  meaning: 'le devis, et le déplacement dans le 63, sauf Issoire',
  sentence:
    'Le devis est gratuit partout\u202f; le déplacement pour l’établir l’est dans le 63, sauf Issoire. À Issoire, dans l’Allier et dans le Cantal, le trajet est une ligne du devis, due si vous signez.',
};

/** Short form of `travelEverywhere`. */
export const freeTravelSentence = 'Le déplacement pour le devis est gratuit dans le 63, sauf Issoire.';

/**
 * Time until the first answer, by phone or e-mail. Pages whose delay is `within-the-week` use `quote`, because their
 * first answer is the quote. `phrase` fits into a longer sentence.
 */
export const answers = {
  reply: {
    value: 'sous 24\u00a0h',
    meaning: `pour vous répondre, ${onWhichDays}`,
    /** Used instead of `meaning` when the text beside it already states the working days. */
    beside: 'pour vous répondre, les mêmes jours',
    sentence: `Vous recevez une réponse sous 24\u00a0h, ${onWhichDays}.`,
    phrase: 'réponse sous 24\u00a0h les jours d’ouverture',
  },
  quote: {
    value: 'sous 24\u00a0h',
    meaning: `pour un premier devis, ${onWhichDays}, sous réserve de la visite`,
    sentence: `Vous recevez un devis gratuit et détaillé sous 24\u00a0h, ${onWhichDays}, sous réserve de la visite.`,
    phrase: 'devis sous 24\u00a0h, sous réserve de la visite',
  },
} as const satisfies Record<string, StatedPromise & { phrase: string; beside?: string }>;

export const fourSteps = [
  {
    title: 'Réponse',
    text: `Sous 24\u00a0h, ${onWhichDays}, nous vous appelons ou nous vous écrivons.`,
  },
  {
    title: 'Visite',
    text: 'Nous venons voir, mesurer et répondre à vos questions, dans le délai de votre commune.',
  },
  {
    title: 'Devis',
    text: 'Gratuit, détaillé poste par poste. Là où un premier devis vient avant la visite, elle le confirme ou le corrige. Rien ne commence sans votre signature.',
  },
  { title: 'Travaux', text: 'Ils commencent à la date inscrite au devis.' },
] as const satisfies readonly { title: string; text: string }[];

/**
 * The ten-year guarantee. The law requires this guarantee, so no page presents it as a favour. It covers building works
 * only, so pages about cleaning, moss treatment and repainting do not mention it.
 */
export const tenYearGuarantee = {
  title: 'La garantie décennale sur les ouvrages',
  value: 'dix ans',
  meaning: 'de garantie légale sur les ouvrages, au sens de l’article\u00a01792 du code civil',
  sentence:
    'La loi l’impose à tout constructeur\u00a0: pendant dix ans après la réception, la garantie décennale couvre les dommages qui menacent la solidité d’un ouvrage ou le rendent impropre à son usage.',
  scope:
    'La garantie décennale concerne les ouvrages, comme un mur, sa fondation, une reprise de structure ou un enduit d’étanchéité\u202f; ni le nettoyage, ni le démoussage, ni l’entretien des peintures n’en relèvent.',
  proof:
    'L’attestation d’assurance est jointe à chaque devis et à chaque facture\u00a0: la loi l’impose (article\u00a0L.\u00a0243-2 du code des assurances).',
} as const;

/** Advantages of hiring one craftsman for several trades. */
export const versatility = [
  'La même personne répond, chiffre et travaille, hors charpente, électricité et plomberie.',
  'Rien ne commence sans votre signature.',
] as const;
