import { desktop, phone } from '../support/screens';
import type { Engine, Target } from './engines/engine';
import { expect, test } from './engines/engine-test';

/** The first interaction with a fresh page, and what the visitor must see after it. */
type FirstInteraction = {
  path: string;
  interact: (engine: Engine) => Promise<unknown>;
  result: Target;
};

const projects = { role: 'region', name: 'Travaux types, en maquette' };
const trades = { role: 'group', name: 'Catégorie' };

const firstInteractions: Readonly<Record<string, FirstInteraction>> = {
  'sends the empty form': {
    path: '/contact',
    interact: (engine) => engine.click({ role: 'button', name: 'Envoyer ma demande de devis' }),
    result: { role: 'text', name: /Veuillez remplir tous les champs obligatoires\./ },
  },
  'presses Enter in a field': {
    path: '/contact',
    interact: async (engine) => {
      await engine.type({ role: 'textbox', name: 'Nom' }, 'Roux');
      await engine.press('Enter');
    },
    result: { role: 'text', name: /Veuillez remplir tous les champs obligatoires\./ },
  },
  'goes to the next project': {
    path: '/',
    interact: (engine) => engine.click({ role: 'button', name: 'Suivant', within: projects }),
    result: { role: 'group', name: '2 sur 16', within: projects },
  },
  'chooses the projects of one trade': {
    path: '/',
    interact: (engine) => engine.click({ role: 'button', name: 'Intérieur', within: trades }),
    result: { role: 'text', name: /^\s*1 \/ \d$/ },
  },
  'opens a project': {
    path: '/',
    interact: (engine) => engine.click({ role: 'button', name: /^Voir les détails/, within: projects }),
    result: { role: 'dialog', name: /./ },
  },
  'requests a call without a day': {
    path: '/',
    interact: (engine) => engine.click({ role: 'button', name: 'Demander à être rappelé' }),
    result: { role: 'text', name: /Veuillez sélectionner une date et une heure pour le rappel\./ },
  },
  'searches for a town': {
    path: '/villes',
    interact: (engine) => engine.type({ role: 'searchbox', name: 'Chercher une commune' }, 'rio'),
    result: { role: 'text', name: /1\s?lieu trouvé/ },
  },
};

for (const screen of [phone, desktop])
  for (const [name, { path, interact, result }] of Object.entries(firstInteractions))
    test(`a visitor who first ${name} at ${screen.width} px sees the result`, async ({ engine, visited }) => {
      await engine.resize(screen);
      await engine.open(visited.url + path);
      await interact(engine);
      await expect.poll(() => engine.sees(result), { timeout: 20_000 }).toBe(true);
    });
