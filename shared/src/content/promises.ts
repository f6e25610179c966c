// This file words each promise of the business once. `testing/promise-faults.ts` refuses any other wording.

/** Which days count for a delay, because the owner works alone. Each page with a delay says it once. */
export const openDays = 'jours d’ouverture, hors congés';

/** Note to the delays of a page. */
export const delayNote = `Délais\u00a0: ${openDays}.`;

/** Short form of `usualDelay`, for use after the travel time. */
export const visitWithin48Hours = 'visite sous 48\u00a0h';

/** The time runs until the visit, not until the works start. */
const untilVisit = 'pour venir voir';

/** `value` is shown in large type, such as « sous 48 h », and `meaning` in small type beside it. */
export type StatedPromise = { value: string; meaning: string };

/** Time until the visit. A field of a town's record. */
export type Delay = 'within-24-hours' | 'within-48-hours' | 'within-the-week' | 'quote';

/** How soon the owner comes to look at the job. */
export const delays: Record<Delay, StatedPromise> = {
  'within-24-hours': { value: 'sous 24\u00a0h', meaning: untilVisit },
  'within-48-hours': { value: 'sous 48\u00a0h', meaning: untilVisit },
  'within-the-week': { value: 'dans la semaine', meaning: 'pour venir confirmer le devis chez vous' },
  quote: { value: 'à convenir', meaning: 'le jour de la visite, fixé ensemble par téléphone' },
};

/** How soon the owner comes in most towns, on pages about all towns. */
export const usualDelay: StatedPromise = {
  value: 'sous 48\u00a0h',
  meaning: `${untilVisit}, dans la plupart des communes`,
};

export const delayMeaning =
  'Le délai d’une commune compte jusqu’à notre visite. Il ne dit pas quand les travaux commencent\u00a0: leur date de début est inscrite au devis.';

/** Whether travel for the visit is free or a line of the quote. A field of a town's record. */
export type Travel = 'free' | 'in-quote';

/** Cost of the quote and of travel for the visit, on the page of one town. */
export const travels: Record<Travel, StatedPromise & { sentence: string }> = {
  free: {
    value: 'gratuits',
    meaning: 'le devis et le déplacement pour l’établir',
    sentence: 'Le devis est gratuit, et le déplacement pour l’établir aussi.',
  },
  'in-quote': {
    value: 'gratuit',
    meaning: 'le devis\u202f; le déplacement y figure, dû seulement si vous signez',
    sentence: 'Le devis est gratuit\u202f; le déplacement y figure, dû seulement si vous signez.',
  },
};

/** Cost of the quote and of travel for the visit, on pages about all towns. */
export const travelEverywhere: StatedPromise = {
  value: 'gratuits',
  meaning: 'le devis, et le déplacement dans le 63, sauf Issoire',
};

/** Short form of `travelEverywhere`. */
export const freeTravelSentence = 'Le déplacement pour le devis est gratuit dans le 63, sauf Issoire.';

/**
 * Time until the first answer, by phone or e-mail. Pages whose delay is `within-the-week` use `quote`, because their
 * first answer is the quote. `phrase` fits into a longer sentence. `noted` is for pages without `delayNote`.
 */
export const answers = {
  reply: {
    value: 'sous 24\u00a0h',
    meaning: 'pour vous répondre',
    sentence: 'Vous recevez une réponse sous 24\u00a0h.',
    noted: `Vous recevez une réponse sous 24\u00a0h (${openDays}).`,
    phrase: 'réponse sous 24\u00a0h',
  },
  quote: {
    value: 'sous 24\u00a0h',
    meaning: 'pour un premier devis, sous réserve de la visite',
  },
} as const satisfies Record<string, StatedPromise & { sentence?: string; noted?: string; phrase?: string }>;

export const fourSteps = [
  { title: 'Réponse', text: 'Sous 24\u00a0h, nous vous appelons ou nous vous écrivons.' },
  {
    title: 'Visite',
    text: 'Nous venons voir, mesurer et répondre à vos questions, dans le délai indiqué pour votre commune.',
  },
  {
    title: 'Devis',
    text: 'Gratuit, détaillé poste par poste. Rien ne commence sans votre signature.',
  },
  { title: 'Travaux', text: 'Ils commencent à la date de début inscrite au devis.' },
] as const satisfies readonly { title: string; text: string }[];

const coveredByGuarantee =
  'les ouvrages, comme un mur, une reprise de structure ou un revêtement d’imperméabilité de façade, mais ni le nettoyage, ni le démoussage, ni l’entretien des peintures.';

/**
 * The ten-year guarantee. The law requires this guarantee, so no page presents it as a favour. It covers building works
 * only, so pages about cleaning, moss treatment and repainting do not mention it.
 */
export const tenYearGuarantee = {
  title: 'Garantie décennale des ouvrages',
  value: 'dix ans',
  meaning: 'de garantie légale sur les ouvrages, au sens de l’article\u00a01792 du code civil',
  /** Completes « elle couvre ». */
  covered: coveredByGuarantee,
  scope: `La garantie décennale couvre ${coveredByGuarantee}`,
  /** Completes `title`, where there is no room for `scope`. */
  works:
    'Elle couvre les ouvrages, comme un mur, mais ni le nettoyage, ni le démoussage, ni l’entretien des peintures.',
  proof:
    'L’attestation d’assurance est jointe à chaque devis et à chaque facture\u00a0: la loi l’impose (article\u00a0L.\u00a0243-2 du code des assurances).',
} as const;

/** Advantages of hiring one craftsman for several trades. */
export const versatility = [
  'Un seul interlocuteur pour tous ces travaux, du devis à la réception.',
  'Électricien, plombier\u00a0: nous calons les dates avec eux, ou disons qui appeler.',
] as const;
