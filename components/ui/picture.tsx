/** Widths in pixels: some of those that Next's optimizer makes. All of them would be 1.4 KB per picture, and a list has many. */
const WIDTHS = {
  /** Up to 128 pixels of the page. */
  small: [64, 128, 256, 384],
  card: [384, 640, 828, 1200],
  page: [64, 128, 256, 384, 640, 828, 1200, 1920],
};

export type PictureKind = keyof typeof WIDTHS;

type PictureProps = {
  src: string;
  alt: string;
  /** How wide it is shown, e.g. `(min-width: 640px) 24rem, 100vw`. */
  sizes: string;
  /** Which widths there are. */
  kind?: PictureKind;
  /** The first of a page is fetched with it, instead of when it is known to be in sight. */
  isFirst?: boolean;
  onError?: () => void;
};

/** One that has failed before its page was live fails again, and is heard. */
function loadAgain(image: HTMLImageElement | null): void {
  if (image) image.src = image.getAttribute('src') ?? '';
}

/**
 * A stored picture that covers its parent, in the width that the screen needs, loaded when it comes near unless it is the first.
 * In place of next/image, of which this is all that is used, and which brings 5 kB to every page.
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
