import { act, fireEvent, screen, within } from '@testing-library/react';
import { useAddress } from '@renovation-th/shared/kernel';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { startInSite } from '@renovation-th/shared/testing/start-in-site';
import type { PortfolioWork } from '../content/portfolio-works';
import Portfolio from './Portfolio';

/** What jsdom has not: it lays nothing out, and knows dialogs by name only. */
beforeAll(() => {
  HTMLElement.prototype.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const Address = () => {
  const { pathname, search } = useAddress();
  return <output>{pathname + search}</output>;
};

const show = (path = '/', works: readonly PortfolioWork[] = []) =>
  renderInSite(
    <>
      <Portfolio works={works} />
      <Address />
    </>,
    { path },
  );

const address = () => screen.getByText(/^\/(\?.*)?$/).textContent;
const thumbnails = () =>
  within(screen.getByLabelText('Vignettes')).getAllByRole('button', {
    hidden: true,
  });

describe('the portfolio', () => {
  it('is a list of sixteen works until something moves it', () => {
    show();

    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(16);
    expect(screen.getAllByRole('listitem').filter((item) => item.matches('[role]'))).toHaveLength(16);
  });

  it('is moved by its buttons, and wraps', () => {
    show();

    fireEvent.click(screen.getByRole('button', { name: 'Précédent', hidden: true }));
    expect(screen.getByText('16 / 16')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Suivant', hidden: true }));
    expect(screen.getByText('1 / 16')).toBeInTheDocument();
  });

  it('counts every one of several quick clicks, also those that come before it has shown the first', () => {
    show();
    const next = screen.getByRole('button', { name: 'Suivant', hidden: true });

    act(() => {
      next.click();
      next.click();
      next.click();
    });

    expect(screen.getByText('4 / 16')).toBeInTheDocument();
  });

  it('goes to the work that was chosen on the slider before it started', async () => {
    await startInSite(<Portfolio works={[]} />, (html) => {
      html.querySelector<HTMLInputElement>('input[type="range"]')!.value = '5';
    });

    expect(screen.getByText('6 / 16')).toBeInTheDocument();
    expect(screen.getByRole('slider', { hidden: true })).toHaveValue('5');
  });

  it('has ten thumbnails, among them always the one shown', () => {
    show();
    expect(thumbnails()).toHaveLength(10);
    expect(thumbnails()[0]).toHaveAttribute('aria-current', 'true');

    fireEvent.change(screen.getByRole('slider', { hidden: true }), { target: { value: '12' } });

    expect(thumbnails()).toHaveLength(10);
    expect(thumbnails().filter((thumbnail) => thumbnail.matches('[aria-current]'))).toHaveLength(1);
    expect(screen.getByText('13 / 16')).toBeInTheDocument();
  });

  it('starts again from the first item when a trade is chosen', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Suivant', hidden: true }));

    fireEvent.click(screen.getByRole('button', { name: 'Toiture', hidden: true }));

    expect(screen.getByText('1 / 4')).toBeInTheDocument();
    expect(thumbnails()).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'Toiture', hidden: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

describe('the dialog of an item', () => {
  it('has an address of its own, which it takes away when it closes', () => {
    show();
    fireEvent.click(screen.getAllByText('Voir les détails').at(-1)!);

    expect(address()).toBe('/?realisation=pergola-bois');
    const dialog = screen.getByRole('dialog', { name: 'Pergola de bois devant la maison' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(5);

    act(() => within(dialog).getByRole('button', { name: 'Fermer' }).click());
    expect(address()).toBe('/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens by its address, with the picture of before where there is one', () => {
    show('/?realisation=volets-repeints&source=carte');

    expect(screen.getByLabelText(/déplacer la limite/)).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Fermer' }).click());
    expect(address()).toBe('/?source=carte');
  });

  it('opens when its link was followed before the section started', async () => {
    await startInSite(<Portfolio works={[]} />, () => undefined, { path: '/?realisation=pergola-bois' });

    expect(screen.getByRole('dialog', { name: 'Pergola de bois devant la maison' })).toBeVisible();
  });

  it('stays closed for a name that is not known, which leaves the address', () => {
    show('/?realisation=autre-chose');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/');
  });
});
