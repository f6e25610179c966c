import { fieldsOf } from './autosave';

it('sends the pressed button, even if an earlier save has replaced the button in the page', () => {
  document.body.innerHTML =
    '<form><input name="title" value="Volets"><button name="monter" value="p1"></button></form>';
  const [form, button] = [document.querySelector('form'), document.querySelector('button')];
  button?.remove();

  expect(form && [...fieldsOf(form, button)]).toEqual([
    ['title', 'Volets'],
    ['monter', 'p1'],
  ]);
});
