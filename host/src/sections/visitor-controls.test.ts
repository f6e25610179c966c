import { isChanged } from '@renovation-th/shared/forms/control-changes';
import { readChanges, restoreChanges } from './visitor-controls';

const html = `
  <input name="name" value=""><input type="hidden" name="page" value="/contact">
  <textarea name="message">Bonjour</textarea>
  <select name="trade"><option>Peinture</option><option>Toiture</option></select>
  <input type="checkbox" name="parts" value="murs"><input type="checkbox" name="parts" value="sols" checked>
  <input type="radio" name="when" value="matin"><input type="radio" name="when" value="soir" checked>
  <input type="file" name="photo">`;

function page(): HTMLElement {
  const main = document.createElement('main');
  main.innerHTML = html;
  return main;
}

const find = <Kind extends Element = HTMLInputElement>(main: Element, selector: string) =>
  main.querySelector<Kind>(selector)!;

describe('saving and restoring the controls of a page', () => {
  it('finds no change in untouched controls', () => {
    const main = page();

    expect([...main.querySelectorAll('input, select, textarea')].filter(isChanged)).toEqual([]);
    expect(readChanges(main)).toEqual([]);
  });

  it("restores the visitor's values when the same HTML is rendered again", () => {
    const main = page();
    find(main, '[name=name]').value = 'Alix';
    find<HTMLTextAreaElement>(main, 'textarea').value = '';
    find<HTMLSelectElement>(main, 'select').value = 'Toiture';
    find(main, '[value=murs]').checked = true;
    find(main, '[value=sols]').checked = false;
    find(main, '[value=matin]').checked = true;
    const again = page();
    restoreChanges(again, readChanges(main));

    expect(find(again, '[name=name]')).toHaveValue('Alix');
    expect(find(again, 'textarea')).toHaveValue('');
    expect(find(again, 'select')).toHaveValue('Toiture');
    expect(find(again, '[value=murs]')).toBeChecked();
    expect(find(again, '[value=sols]')).not.toBeChecked();
    expect(find(again, '[value=matin]')).toBeChecked();
    expect(find(again, '[value=soir]')).not.toBeChecked();
    expect(find(again, '[name=page]')).toHaveValue('/contact');
  });

  it('keeps later changes by the visitor or the browser', () => {
    const main = page();
    find(main, '[name=name]').value = 'Alix';
    const again = page();
    find(again, '[name=name]').value = 'Camille';
    restoreChanges(again, readChanges(main));

    expect(find(again, '[name=name]')).toHaveValue('Camille');
  });

  it('counts a chosen file as a change, but does not save it', () => {
    const main = page();
    Object.defineProperty(find(main, '[type=file]'), 'files', { value: [new File([], 'toit.jpg')] });

    expect(isChanged(find(main, '[type=file]'))).toBe(true);
    expect(readChanges(main)).toEqual([]);
  });

  it('treats the first option of a list without a default as unchanged', () => {
    const main = page();
    find<HTMLSelectElement>(main, 'select').selectedIndex = 0;

    expect(isChanged(find(main, 'select'))).toBe(false);
  });

  it('identifies controls without id and name by their order', () => {
    const ranges = () => {
      const main = document.createElement('main');
      main.innerHTML = '<input type="range" value="50">'.repeat(2);
      return main;
    };
    const main = ranges();
    main.querySelectorAll('input')[1]!.value = '70';
    const again = ranges();
    const onInput = jest.fn<void, [string]>();
    again.addEventListener('input', ({ target }) => onInput((target as HTMLInputElement).value));
    restoreChanges(again, readChanges(main));

    expect([...again.querySelectorAll('input')].map(({ value }) => value)).toEqual(['50', '70']);
    expect(onInput.mock.calls).toEqual([['70']]);
  });

  it('presses the toggles that were pressed', () => {
    const filters = (pressed: string) => {
      const main = document.createElement('main');
      main.innerHTML = ['Tous', 'Toiture']
        .map((name) => `<button type="button" aria-pressed="${name === pressed}">${name}</button>`)
        .join('');
      return main;
    };
    const again = filters('Tous');
    const clicked = jest.fn<void, [string | null]>();
    again.addEventListener('click', ({ target }) => clicked((target as Element).textContent));
    restoreChanges(again, readChanges(filters('Toiture')));

    expect(clicked.mock.calls).toEqual([['Toiture']]);
  });
});
