/** Some of the widths in pixels that Next's optimizer makes. All of them would be 1.4 KB per picture, and a list has many. */
const WIDTHS = {
  /** Up to 128 CSS pixels. */
  small: [64, 128, 256, 384],
  card: [384, 640, 828, 1200],
  page: [64, 128, 256, 384, 640, 828, 1200, 1920],
};

export type PictureKind = keyof typeof WIDTHS;

type PictureProps = {
  src: string;
  alt: string;
  /** The displayed width, e.g. `(min-width: 640px) 24rem, 100vw`. */
  sizes: string;
  /** Selects the available widths. */
  kind?: PictureKind;
  /** The first picture of a page is fetched with it, instead of when it is visible. */
  isFirst?: boolean;
  onError?: () => void;
};

/** A picture that failed before hydration is loaded again, so that its error event is handled. */
function loadAgain(image: HTMLImageElement | null): void {
  if (image) image.src = image.getAttribute('src') ?? '';
}

/**
 * A stored picture that covers its parent, in the width that the screen needs, loaded when it comes near unless it is the
 * first. It replaces next/image, which costs every page 5 kB.
 */
export function Picture({ src, alt, sizes, kind = 'page', isFirst, onError }: PictureProps) {
  const widths = WIDTHS[kind];
  const at = (width: number) => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`;
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- what next/image would render
    <img
      ref={onError && loadAgain}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className="absolute inset-0 size-full object-cover text-transparent"
      sizes={sizes}
      srcSet={widths.map((width) => `${at(width)} ${width}w`).join(', ')}
      src={at(Math.max(...widths))}
      onError={onError}
    />
  );
}
