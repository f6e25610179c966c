import { honeyIn, typedMark } from './honey-in';

function formWith(honey: string, isTyped: boolean): HTMLFormElement {
  document.body.innerHTML = `<form><input name="Nom" value="Exemple" /><input name="_honey" /></form>`;
  const [form] = document.forms;
  const trap = form?.querySelector<HTMLInputElement>('[name="_honey"]');
  if (!form || !trap) throw new Error('The form lacks its trap.');
  trap.value = honey;
  if (isTyped) trap.dataset[typedMark] = '';
  return form;
}

describe('the trap of a form', () => {
  it.each([
    ['holds what a robot has typed', 'Buy now', true, 'Buy now'],
    ['is empty when a filler has put a company there without a key', 'Exemple SARL', false, ''],
    ['is empty when a filler has put the same there as elsewhere', 'Exemple', true, ''],
    ['is empty when it was left empty', '', false, ''],
  ])('%s', (_what, honey, isTyped, expected) => {
    expect(honeyIn(formWith(honey, isTyped))).toBe(expected);
  });
});
