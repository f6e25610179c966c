import { useReleaseBase } from '@renovation-th/shared/kernel';
import type { PictureSource } from '../contracts/picture';

type PictureProps = {
  source: PictureSource;
  /** Alternative text; empty for decoration. */
  alt: string;
  /** Attribute `sizes`: `(min-width: 70rem) 50vw, 100vw`. */
  sizes: string;
  /** `hero` loads at once with high priority. By default, a picture loads lazily. */
  priority?: 'hero';
  className?: string;
};

/** A picture as AVIF in several widths, with a single JPEG for browsers without AVIF. */
export function Picture({ source, alt, sizes, priority, className }: PictureProps) {
  const base = useReleaseBase();
  // The owner's photographs have absolute paths, because they are in a separate release.
  const addressOf = (file: string) => (file.startsWith('/') ? file : base + file);

  return (
    <picture>
      <source
        type="image/avif"
        srcSet={source.avif.map(({ file, width }) => `${addressOf(file)} ${width}w`).join(', ')}
        sizes={sizes}
      />
      <img
        className={className}
        src={addressOf(source.fallback)}
        width={source.width}
        height={source.height}
        alt={alt}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority && 'high'}
        decoding="async"
      />
    </picture>
  );
}
