import { expect, type Page } from '@playwright/test';
import {
  addPhoto,
  chooseDay,
  chooseHour,
  clickAtThreeQuarters,
  clickForBrowser,
  clickThreeTimes,
  followLink,
  pressEnter,
} from './interactions';
import type { Control } from './controls';
import {
  asksForMissing,
  calls,
  counter,
  filtersProjects,
  findsTown,
  hasOpened,
  keepsChoice,
  keepsChoiceOrWaits,
  keepsValue,
  opensProject,
  showsChosenProject,
  showsMoreOfOne,
  showsNamedPage,
  showsTarget,
  showsTheme,
} from './effects';
import type { Interaction } from './first-interactions';

type Expected = {
  /**
   * Matches `Control.what`. The first pattern that matches applies. If it has a capture group, each captured value is
   * tested.
   */
  controls: RegExp;
  /** What the visitor does. The default is a click or a tap. */
  interact?: (interaction: Interaction) => Promise<unknown>;
  effect: (interaction: Interaction) => Promise<unknown>;
};

/** Every control that a page may have, and its visible effect. */
const expectedEffects: readonly Expected[] = [
  {
    controls: /^link Aller au contenu/,
    interact: pressEnter,
    effect: ({ page }) => expect(page).toHaveURL(/#contenu$/),
  },
  { controls: /^(?:map )?link .* → (tel|mailto|https):/, interact: clickForBrowser, effect: hasOpened },
  { controls: /^link .* → #/, effect: showsTarget },
  { controls: /^button (Agrandir|Voir les détails) : /, effect: opensProject },
  { controls: /^(?:map )?link .* → \//, interact: followLink, effect: showsNamedPage },

  {
    controls: /^button (Refuser|Accepter|Fermer et refuser)$/,
    effect: ({ page }) => expect(cookies(page)).toBeHidden(),
  },
  { controls: /^button Gérer les cookies$/, effect: ({ page }) => expect(cookies(page)).toBeFocused() },
  { controls: /^radio (Clair|Sombre|Système)$/, effect: showsTheme },
  { controls: /^button Menu$/, effect: ({ page }) => expect(menu(page)).toBeVisible() },
  { controls: /^button Fermer$/, effect: ({ page }) => expect(menu(page)).toBeHidden() },
  { controls: /^summary Services$/, effect: ({ page }) => expect(allServices(page)).toBeVisible() },
  { controls: /^button [\d ]+$/, interact: clickForBrowser, effect: calls },
  { controls: /^range .* déplacer la limite/, interact: clickAtThreeQuarters, effect: showsMoreOfOne },

  { controls: /^button Tous$/, effect: ({ page }) => expect(counter(page)).toHaveText(/^\s*\d+ \/ 16$/) },
  { controls: /^button (?:Toiture|Façade|Intérieur|Extérieur)$/, effect: filtersProjects },
  { controls: /^button Suspendre le défilement$/, effect: ({ page }) => expect(goOn(page)).toBeVisible() },
  { controls: /^button Précédent$/, effect: ({ page }) => expect(counter(page)).toHaveText('16 / 16') },
  {
    controls: /^button Suivant$/,
    interact: clickThreeTimes,
    effect: ({ page }) => expect(counter(page)).toHaveText(/\b4 \/ 16$/),
  },
  { controls: /^radio Volets de bois/, effect: showsChosenProject },

  {
    controls: /^search Chercher une commune$/,
    interact: ({ control }) => control.pressSequentially('rio'),
    effect: findsTown,
  },
  {
    controls: /^field /,
    interact: ({ control }) => control.pressSequentially('Tôt'),
    effect: (interaction) => keepsValue(interaction, 'Tôt'),
  },
  {
    controls: /^select /,
    interact: ({ control }) => control.selectOption({ index: 2 }),
    effect: keepsChoice,
  },
  { controls: /^checkbox Je souhaite être rappelé$/, effect: ({ page }) => expect(hour(page)).toBeVisible() },
  {
    controls: /^file Photos/,
    interact: addPhoto,
    effect: ({ page }) => expect(page.getByText('toit.jpg')).toBeVisible(),
  },
  {
    controls: /^date /,
    interact: chooseDay,
    effect: ({ page }) => expect(page.getByText('Le mercredi 25 novembre 2026')).toBeVisible(),
  },
  { controls: /^radio \d\d:\d\d$/, interact: chooseHour, effect: keepsChoiceOrWaits },
  { controls: /^submit /, effect: asksForMissing },
];

/** Returns the expected effect of a control, if there is one. */
export function expectedOf({ what }: Control): Expected | undefined {
  return expectedEffects.find(({ controls }) => controls.test(what));
}

const cookies = (page: Page) => page.getByRole('region', { name: 'Utilisation des cookies' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const allServices = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Tous les services' });
const goOn = (page: Page) => page.getByRole('button', { name: 'Reprendre le défilement' });
const hour = (page: Page) => page.getByRole('radio', { name: '14:30' });
