import { useReleaseBase } from '@renovation-th/shared/kernel';
import type { PictureSource } from '../contracts/picture';

type PictureProps = {
  source: PictureSource;
  /** What the picture shows; empty for decoration. */
  alt: string;
  /** Width it takes in the layout, as the `sizes` attribute: `(min-width: 70rem) 50vw, 100vw`. */
  sizes: string;
  /** `hero` is fetched first and at once, `soon` at once, anything else when it comes near. */
  priority?: 'hero' | 'soon' | 'normal';
  className?: string;
};

/** A picture in the widths and formats that the build made of it. */
export function Picture({ source, alt, sizes, priority = 'normal', className }: PictureProps) {
  const base = useReleaseBase();
  const srcSet = (files: PictureSource['avif']) =>
    files.map(({ file, width }) => `${base}${file} ${width}w`).join(', ');
  const middle = source.webp[Math.floor(source.webp.length / 2)];
  const isHero = priority === 'hero';

  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(source.avif)} sizes={sizes} />
      <img
        className={className}
        srcSet={srcSet(source.webp)}
        sizes={sizes}
        src={middle && base + middle.file}
        width={source.width}
        height={source.height}
        alt={alt}
        loading={priority === 'normal' ? 'lazy' : undefined}
        fetchPriority={isHero ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
