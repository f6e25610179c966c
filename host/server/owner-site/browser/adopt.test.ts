import { adopt } from './adopt';

const part = (note: string, described: string) =>
  `<main><section id="chantier" data-part><label for="titre">Titre</label>${note}
   <p class="help" id="titre-aide">Par exemple</p><input id="titre" ${described}></section></main>`;

it('removes corrected errors from a part in which the owner is still typing', () => {
  window.scrollTo = jest.fn();
  document.body.innerHTML = part(
    '<p class="help error" id="titre-erreur">Écrivez un titre.</p>',
    'aria-invalid="true" aria-describedby="titre-aide titre-erreur"',
  );
  const field = document.querySelector('input');
  field?.focus();
  if (field) field.value = 'Volets';
  adopt(new DOMParser().parseFromString(part('', 'aria-describedby="titre-aide"'), 'text/html'));

  expect(document.body.textContent).not.toContain('Écrivez un titre.');
  expect(document.querySelector('input')).toBe(field);
  expect(field?.value).toBe('Volets');
  expect(field?.ariaInvalid).toBeNull();
  expect(field?.getAttribute('aria-describedby')).toBe('titre-aide');
});
