import { act, fireEvent, screen, within } from '@testing-library/react';
import { useUrl } from '@renovation-th/shared/kernel';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { startInSite } from '@renovation-th/shared/testing/start-in-site';
import Portfolio from './Portfolio';

/** jsdom has no layout and does not implement dialog methods. */
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

const Url = () => {
  const { pathname, search } = useUrl();
  return <output>{pathname + search}</output>;
};

const show = (path = '/') =>
  renderInSite(
    <>
      <Portfolio projects={[]} />
      <Url />
    </>,
    { path },
  );

const address = () => screen.getByText(/^\/(\?.*)?$/).textContent;

describe('the portfolio', () => {
  it('shows the project that the visitor chose on the slider before the section started', async () => {
    await startInSite(<Portfolio projects={[]} />, (html) => {
      html.querySelector<HTMLInputElement>('input[type="range"]')!.value = '5';
    });

    expect(screen.getByText('6 / 16')).toBeInTheDocument();
    expect(screen.getByRole('slider', { hidden: true })).toHaveValue('5');
  });
});

describe('the dialog of an item', () => {
  it('has its own URL only while it is open', () => {
    show();
    fireEvent.click(screen.getAllByText('Voir les détails').at(-1)!);

    expect(address()).toBe('/?realisation=pergola-bois');
    const dialog = screen.getByRole('dialog', { name: 'Pergola de bois devant la maison' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(5);

    act(() => within(dialog).getByRole('button', { name: 'Fermer' }).click());
    expect(address()).toBe('/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens from its URL, with the "before" picture if there is one', () => {
    show('/?realisation=volets-repeints&source=carte');

    expect(screen.getByLabelText(/déplacer la limite/)).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Fermer' }).click());
    expect(address()).toBe('/?source=carte');
  });

  it('opens when its link was followed before the section started', async () => {
    await startInSite(<Portfolio projects={[]} />, () => undefined, { path: '/?realisation=pergola-bois' });

    expect(screen.getByRole('dialog', { name: 'Pergola de bois devant la maison' })).toBeVisible();
  });

  it('remains closed for an unknown name', () => {
    show('/?realisation=autre-chose');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
