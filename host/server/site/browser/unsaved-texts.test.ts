import { tell } from './unsaved-texts';

it('leaves words that it has shown alone, because screen readers would repeat them at each key', () => {
  document.body.innerHTML = '<p id="etat"></p>';
  const state = document.getElementById('etat');
  tell('Pas encore enregistré.');
  const shown = state?.firstChild;
  tell('Pas encore enregistré.');
  expect(state?.firstChild).toBe(shown);
});
