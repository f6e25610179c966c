import { screen } from '@testing-library/react';
import { ReleaseProvider } from '@renovation-th/shared/host-kernel';
import { renderInSite } from '@renovation-th/shared/testing/render-in-site';
import { Picture } from './Picture';

const file = (width: number, format: string) => ({ file: `pictures/house-${width}.${format}`, width });
const source = {
  width: 1600,
  height: 800,
  avif: [320, 640, 960].map((width) => file(width, 'avif')),
  fallback: file(960, 'webp').file,
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

describe('Picture', () => {
  it('offers all widths from its release, and reserves its size', () => {
    const { image, avif } = show();
    const widths = [320, 640, 960].map((width) => `${base}pictures/house-${width}.avif ${width}w`);

    expect(avif).toHaveAttribute('srcset', widths.join(', '));
    expect(image).toHaveAttribute('src', `${base}pictures/house-960.webp`);
    expect(image).toHaveAttribute('width', '1600');
    expect(image).toHaveAttribute('height', '800');
  });

  it.each([
    [undefined, 'lazy', null],
    ['hero', null, 'high'],
  ] as const)(
    'with the priority %s, has loading=%s and fetchpriority=%s',
    (priority, loading, fetchPriority) => {
      const { image } = show({ priority });

      expect(image.getAttribute('loading')).toBe(loading);
      expect(image.getAttribute('fetchpriority')).toBe(fetchPriority);
    },
  );
});
