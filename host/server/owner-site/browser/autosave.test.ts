import { fieldsOf, save, submitAgain } from './autosave';

it('sends the pressed button even if a save has removed the button from the page', () => {
  document.body.innerHTML =
    '<form><input name="title" value="Volets"><button name="monter" value="p1"></button></form>';
  const [form, button] = [document.querySelector('form'), document.querySelector('button')];
  button?.remove();

  expect(form && [...fieldsOf(form, button)]).toEqual([
    ['title', 'Volets'],
    ['monter', 'p1'],
  ]);
});

it('submits the new form with the same button if a save has replaced the form', () => {
  const markup =
    '<form action="/etape"><input name="owner"><button name="suivant" value="oui">Suite</button></form>';
  document.body.innerHTML = markup;
  const [form, button] = [document.querySelector('form'), document.querySelector('button')];
  document.body.innerHTML = markup;
  const submitted: (string | null | undefined)[] = [];
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    submitted.push(event.submitter?.getAttribute('name'));
  });

  if (form) submitAgain(form, button);
  expect(submitted).toEqual(['suivant']);
});

it('updates only the element that `data-autosave` selects', async () => {
  const page = (state: string) => `<main><details></details><form id="suivi" data-autosave="#suivi">
    <div data-part><textarea id="note"></textarea></div><p role="status" id="etat">${state}</p></form></main>`;
  globalThis.fetch = jest
    .fn()
    .mockResolvedValue({ ok: true, status: 200, text: async () => page('Enregistré') });
  globalThis.scrollTo = jest.fn();
  document.body.innerHTML = page('');
  document.querySelector('details')?.setAttribute('open', '');
  await save(document.body);

  expect(document.getElementById('etat')?.textContent).toBe('Enregistré');
  expect(document.querySelector('details')?.hasAttribute('open')).toBe(true);
});

it.each([
  ['sign in again', 401, 'Se reconnecter', '/connexion?onglet=oui'],
  ['compare both texts', 409, 'Voir les deux textes', '#a-corriger'],
])('shows a link to %s after a response with status %d', async (_what, status, name, target) => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: false, status, text: async () => '<main></main>' });
  document.body.innerHTML = '<form data-autosave></form><p role="status" id="etat"></p>';
  await save(document.body);

  const link = document.querySelector('#etat a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([name, target]);
});
