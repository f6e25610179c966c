import type { Page } from '@playwright/test';
import { newReference } from '@renovation-th/shared/forms/submission-reference';
import { plainPhoto } from './sample-photos';
import type { RunningSite } from './test';

/** Sends a quote request as a browser without JavaScript does. */
export async function sendQuote(page: Page, site: RunningSite): Promise<void> {
  const answers = {
    ...{ Nom: 'Martin', Prénom: 'Claire', Email: 'claire@exemple.fr', Téléphone: '06 39 98 00 00' },
    ...{ Ville: 'Riom', Service_souhaité: 'Peinture', Urgence_projet: 'Urgent' },
    Description_projet: 'Repeindre les volets.',
  };
  const photo = { name: 'volets.jpg', mimeType: 'image/jpeg', buffer: await plainPhoto('tan') };
  await page.request.post(`${site.url}/envoi/contact@renovation-th.example`, {
    headers: { Origin: site.url },
    multipart: { ...answers, Référence: newReference(new Date()), attachment: photo },
  });
}
