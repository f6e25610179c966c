import { screen } from '@testing-library/react';
import { ReleaseProvider } from '@renovation-th/shared/host-kernel';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { Picture } from './Picture';

const file = (width: number, format: string) => ({ file: `pictures/house-${width}.${format}`, width });
const source = {
  width: 1600,
  height: 800,
  avif: [320, 640, 960].map((width) => file(width, 'avif')),
  webp: [320, 640, 960].map((width) => file(width, 'webp')),
};
const base = '/releases/towns/1.0.0-ab12/';

function show(props: Partial<Parameters<typeof Picture>[0]> = {}) {
  const { container } = renderInSite(
    <ReleaseProvider value={{ app: 'towns', base }}>
      <Picture source={source} alt="Maquette d’une maison" sizes="50vw" {...props} />
    </ReleaseProvider>,
  );
  return { image: screen.getByRole('img'), avif: container.querySelector('source') };
}

describe('a picture', () => {
  it('offers every width and format below the release of its section', () => {
    const { image, avif } = show();
    const expected = (format: string) =>
      [320, 640, 960].map((width) => `${base}pictures/house-${width}.${format} ${width}w`).join(', ');

    expect(avif).toHaveAttribute('type', 'image/avif');
    expect(avif).toHaveAttribute('srcset', expected('avif'));
    expect(image).toHaveAttribute('srcset', expected('webp'));
    expect(avif).toHaveAttribute('sizes', '50vw');
    expect(image).toHaveAttribute('sizes', '50vw');
    expect(image).toHaveAttribute('src', `${base}pictures/house-640.webp`);
  });

  it('says what it shows, and keeps its place free', () => {
    const { image } = show();

    expect(image).toHaveAccessibleName('Maquette d’une maison');
    expect(image).toHaveAttribute('width', '1600');
    expect(image).toHaveAttribute('height', '800');
  });

  it('waits until it comes near', () => {
    const { image } = show();

    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).not.toHaveAttribute('fetchpriority');
  });

  it('is fetched at once, without passing others, when it is about to be shown', () => {
    const { image } = show({ priority: 'soon' });

    expect(image).not.toHaveAttribute('loading');
    expect(image).not.toHaveAttribute('fetchpriority');
  });

  it('is fetched first and at once at the head of a page', () => {
    const { image } = show({ priority: 'hero' });

    expect(image).not.toHaveAttribute('loading');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });
});
