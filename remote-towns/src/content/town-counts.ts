import { beginning, frenchNumber } from '@renovation-th/shared/french-words';

/** Numbers of towns and departments in the list. */
export type PlaceCounts = { towns: number; departments: number };

/** Texts with the number of towns or departments. */
export const townCounts = {
  description: ({ towns, departments }: PlaceCounts) =>
    `Les ${towns} communes et les ${frenchNumber(departments)} départements où Rénovation TH travaille, de Gerzat à Moulins et à Saint-Flour\u00a0: distance, temps de route, carte et page de chaque commune.`,
  lead: ({ towns, departments }: PlaceCounts) =>
    `${beginning(frenchNumber(towns))} communes et ${frenchNumber(departments)} départements, rangés par temps de route depuis Gerzat\u202f; les temps sont arrondis à cinq minutes, les distances à cinq kilomètres. Chaque page dit comment les maisons y sont bâties, sous quel délai nous venons et si le déplacement est compté.`,
  further: (count: number) => ({
    heading: `${beginning(frenchNumber(count))} autres communes`,
    text: 'De la plaine de Limagne à la Sologne bourbonnaise.',
  }),
};
