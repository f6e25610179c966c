import { expect } from '@playwright/test';
import { hrefOf, press, type Interaction } from './first-interactions';
import { drawing } from './sample-photos';

/** Presses Enter on the skip link, which is visible only when focused. */
export async function pressEnter({ page, control }: Interaction): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Clears `window.opened`, and clicks a link that opens another app, such as a phone number. */
export async function clickForBrowser(interaction: Interaction): Promise<void> {
  await interaction.page.evaluate(() => (window.opened = []));
  await press(interaction);
}

/** Follows a link. Scrolls down first if the link leads to the top of the same page. */
export async function followLink(interaction: Interaction): Promise<void> {
  if (isOwn(interaction)) await interaction.page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await press(interaction);
}

const isOwn = (interaction: Interaction) => new URL(interaction.page.url()).pathname === hrefOf(interaction);

export function clickAtThreeQuarters(interaction: Interaction): Promise<void> {
  return clickAt(interaction, 0.75);
}

async function clickAt({ control, isTouch }: Interaction, share: number): Promise<void> {
  const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  const position = { x: width * share, y: height / 2 };
  await (isTouch ? control.tap({ position }) : control.click({ position }));
}

export async function clickThreeTimes(interaction: Interaction): Promise<void> {
  for (let clicks = 0; clicks < 3; clicks += 1) await press(interaction);
}

/** Forces the click, because hydration may have disabled the times until a day is chosen. */
export function chooseHour({ control, isTouch }: Interaction): Promise<void> {
  return isTouch ? control.tap({ force: true }) : control.click({ force: true });
}

export async function addPhoto({ control }: Interaction): Promise<void> {
  await control.setInputFiles({ name: 'toit.png', mimeType: 'image/png', buffer: await drawing('png') });
}

/** Chooses a day in the native date field, or in the calendar if it has already loaded. */
export async function chooseDay({ page, control }: Interaction): Promise<void> {
  const cell = page.getByRole('gridcell', { name: / 25 / });
  // The calendar may load during the click, and hide the field.
  await expect(() => control.or(cell).click({ timeout: 2_000 })).toPass();
  if (await control.isVisible()) await control.fill('2026-11-25');
}
