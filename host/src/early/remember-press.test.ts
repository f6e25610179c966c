import { settledEvent } from '@renovation-th/shared/contracts/section';
import { rememberPress } from './remember-press';

const done: string[] = [];
const section = (content: string) =>
  `<div data-section="a/Form"><form>${content}</form></div><button>Dehors</button>`;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;

/** Marks the section, as the shell does. */
async function settle(mark: 'hydrated' | 'lost') {
  document.querySelector('[data-section]')?.setAttribute(`data-${mark}`, '');
  dispatchEvent(new Event(settledEvent));
  await jest.advanceTimersByTimeAsync(0);
}

beforeAll(rememberPress);
beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.dataset.scripts = '';
  document.body.innerHTML = section(
    '<input required><button type="submit">Envoyer</button><button type="button">Effacer</button>',
  );
  done.length = 0;
  document.body.onclick = ({ target, defaultPrevented }) => {
    if (target instanceof HTMLButtonElement && !defaultPrevented) done.push(target.textContent);
  };
  document.body.onsubmit = (event) => event.preventDefault();
});
afterEach(() => jest.useRealTimers());

describe('a press in a section that is not ready', () => {
  it('is done once when the section is ready, and replaces an earlier press', async () => {
    button('Envoyer').click();
    button('Effacer').click();
    expect(done).toEqual([]);
    expect(button('Effacer')).toHaveAttribute('aria-busy', 'true');

    await settle('hydrated');
    expect(done).toEqual(['Effacer']);
    expect(button('Effacer')).not.toHaveAttribute('aria-busy');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(done).toEqual(['Effacer']);
  });

  it('shows no validation message of the browser until then', async () => {
    const onInvalid = jest.fn();
    document.querySelector('input')!.oninvalid = onInvalid;
    button('Envoyer').click();

    expect(onInvalid).not.toHaveBeenCalled();
  });

  it('is done on the new button if React has rendered the section again', async () => {
    button('Effacer').click();
    document.querySelector('form')!.innerHTML =
      '<button type="submit">Envoyer</button><button type="button">Effacer</button>';
    await settle('hydrated');

    expect(done).toEqual(['Effacer']);
  });

  it('is done on the button of its type although a draft has brought another button before it', async () => {
    button('Envoyer').click();
    document.querySelector('form')!.innerHTML =
      '<button type="button">Effacer</button><button type="submit">Envoyer</button>';
    await settle('hydrated');

    expect(done).toEqual(['Envoyer']);
  });

  it('is forgotten when the visitor has left the page', async () => {
    button('Envoyer').click();
    document.body.innerHTML = section('<button type="submit">Autre</button>').replace('a/Form', 'b/Form');
    await settle('hydrated');

    expect(done).toEqual([]);
  });

  it('waits while another section becomes ready', async () => {
    button('Effacer').click();
    dispatchEvent(new Event(settledEvent));
    await jest.advanceTimersByTimeAsync(0);

    expect(done).toEqual([]);
  });

  it('happens as without scripts when the shell failed', async () => {
    button('Envoyer').click();
    delete document.documentElement.dataset.scripts;
    dispatchEvent(new Event(settledEvent));
    await jest.advanceTimersByTimeAsync(0);

    expect(done).toEqual(['Envoyer']);
  });
});

it('leaves presses outside sections, and in sections that are ready, alone', async () => {
  button('Dehors').click();
  await settle('hydrated');
  button('Envoyer').click();

  expect(done).toEqual(['Dehors', 'Envoyer']);
});
