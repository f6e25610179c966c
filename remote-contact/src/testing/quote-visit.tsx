import { fireEvent, screen } from '@testing-library/react';
import { onOpenPage } from '@renovation-th/shared/host-kernel';
import { InSection, renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { samplePublished } from '@renovation-th/shared/testing/sample-published';
import { completions } from '../completions';
import QuoteForm from '../quote/QuoteForm';
import { press, type } from './visit';

export const choices = completions.contact.complete(null, samplePublished);

/** Paths that the form has opened. */
export const opened: string[] = [];
onOpenPage((path) => void opened.push(path));

export function show(path = '/contact') {
  history.replaceState(null, '', path);
  return renderInSite(
    <InSection>
      <QuoteForm choices={choices} />
    </InSection>,
  );
}

export function fillIn(): void {
  type('Nom', 'Exemple');
  type('Prénom', 'Visiteur');
  type('E-mail', 'visiteur@exemple.fr');
  type('Téléphone', '06.39.98.12.34');
  type('Ville', 'Riom');
  fireEvent.change(screen.getByLabelText('Service souhaité'), { target: { value: 'Toiture' } });
  type('Description de votre projet', 'Toit à démousser.');
}

export const submit = () => press('Envoyer ma demande de devis');
