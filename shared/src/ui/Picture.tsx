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

/**
 * A picture in the widths that the build made of it, as AVIF. The few browsers that do not know AVIF get one WebP:
 * its widths too would weigh more in each document than they save.
 */
export function Picture({ source, alt, sizes, priority = 'normal', className }: PictureProps) {
  const base = useReleaseBase();
  // The owner's photographs lie in a release of their own: their files are whole addresses.
  const addressOf = (file: string) => (file.startsWith('/') ? file : base + file);
  const middle = source.webp[Math.floor(source.webp.length / 2)];

  return (
    <picture>
      <source
        type="image/avif"
        srcSet={source.avif.map(({ file, width }) => `${addressOf(file)} ${width}w`).join(', ')}
        sizes={sizes}
      />
      <img
        className={className}
        src={middle && addressOf(middle.file)}
        width={source.width}
        height={source.height}
        alt={alt}
        loading={priority === 'normal' ? 'lazy' : undefined}
        fetchPriority={priority === 'hero' ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
