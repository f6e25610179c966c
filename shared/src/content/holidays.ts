import type { Holiday } from '../promises/holidays';
import { frenchList } from '../french-words';

export const holidayNames = {
  newYear: '1er janvier',
  easterMonday: 'lundi de Pâques',
  labourDay: '1er mai',
  victory: '8 mai',
  ascension: 'jeudi de l’Ascension',
  whitMonday: 'lundi de Pentecôte',
  bastilleDay: '14 juillet',
  assumption: '15 août',
  allSaints: '1er novembre',
  armistice: '11 novembre',
  christmas: '25 décembre',
} as const satisfies Record<Holiday, string>;

export const holidayLineNames = {
  allBut: (open: readonly string[]) =>
    open.length === 0 ? 'Jours fériés' : `Jours fériés, sauf ${frenchList(open.map((name) => `le ${name}`))}`,
  closed: 'fermé',
} as const;
