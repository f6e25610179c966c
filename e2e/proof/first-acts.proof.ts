import { desktop, phone } from '../support/screens';
import type { Engine, Target } from './engines/engine';
import { expect, test } from './engines/engine-test';

/** A visitor's first action in a fresh page, in every engine, and the specified result. */
type FirstAct = {
  path: string;
  act: (engine: Engine) => Promise<unknown>;
  /** Expected result. */
  result: Target;
};

const works = { role: 'region', name: 'Travaux types, en maquette' };
const trades = { role: 'group', name: 'Catégorie' };

const firstActs: Readonly<Record<string, FirstAct>> = {
  'sends the empty form': {
    path: '/contact',
    act: (engine) => engine.click({ role: 'button', name: 'Envoyer ma demande de devis' }),
    result: { role: 'text', name: /Veuillez remplir tous les champs obligatoires\./ },
  },
  'presses Enter in a field': {
    path: '/contact',
    act: async (engine) => {
      await engine.type({ role: 'textbox', name: 'Nom' }, 'Roux');
      await engine.press('Enter');
    },
    result: { role: 'text', name: /Veuillez remplir tous les champs obligatoires\./ },
  },
  'goes to the next work': {
    path: '/',
    act: (engine) => engine.click({ role: 'button', name: 'Suivant', within: works }),
    result: { role: 'group', name: '2 sur 16', within: works },
  },
  'chooses the works of one trade': {
    path: '/',
    act: (engine) => engine.click({ role: 'button', name: 'Intérieur', within: trades }),
    result: { role: 'text', name: /^\s*1 \/ \d$/ },
  },
  'opens a work': {
    path: '/',
    act: (engine) => engine.click({ role: 'link', name: /^Voir les détails/, within: works }),
    result: { role: 'dialog', name: /./ },
  },
  'asks for a call without a day': {
    path: '/',
    act: (engine) => engine.click({ role: 'button', name: 'Demander à être rappelé' }),
    result: { role: 'text', name: /Veuillez sélectionner une date et une heure pour le rappel\./ },
  },
  'looks for a town': {
    path: '/villes',
    act: (engine) => engine.type({ role: 'searchbox', name: 'Chercher une commune' }, 'rio'),
    result: { role: 'text', name: /1\s?lieu trouvé/ },
  },
};

for (const screen of [phone, desktop])
  for (const [act, { path, act: doIt, result }] of Object.entries(firstActs))
    test(`a visitor whose first action is "${act}" at ${screen.width} px gets the specified result`, async ({
      engine,
      visited,
    }) => {
      await engine.resize(screen);
      await engine.open(visited.url + path);
      await doIt(engine);
      await expect.poll(() => engine.sees(result), { timeout: 20_000 }).toBe(true);
    });
