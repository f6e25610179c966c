import { adopt, removeErrorOf } from './adopt';

const part = (note: string, described: string) =>
  `<main><section id="chantier" data-part><label for="titre">Titre</label>${note}
   <p class="help" id="titre-aide">Par exemple</p><input id="titre" ${described}></section></main>`;

const errorNote = '<p class="help error" id="titre-erreur">Écrivez un titre.</p>';
const withError = 'aria-invalid="true" aria-describedby="titre-aide titre-erreur"';

it('removes corrected errors from a part in which the owner is still typing', () => {
  window.scrollTo = jest.fn();
  document.body.innerHTML = part(errorNote, withError);
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

it('removes the error of a control as soon as the owner changes the control, but keeps its help text', () => {
  document.body.innerHTML = part(errorNote, withError);
  const field = document.querySelector('input');
  if (field) removeErrorOf(field);

  expect(document.querySelector('.error')).toBeNull();
  expect(field?.ariaInvalid).toBeNull();
  expect(field).toHaveAccessibleDescription('Par exemple');
});
