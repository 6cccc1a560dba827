import type { Route } from 'next';
import { currentLanguage } from '@/lib/platform/language/current';
import { pathIn } from '@/lib/platform/language/paths';
import { MAP_PICTURE } from '@/lib/platform/maps/constants';

interface MapPictureProps {
  path: Route;
  alt: string;
  /** In the first screen of its page: fetched with it, instead of when scripts and styles have been loaded. */
  atOnce?: boolean;
}

/** A map that the server has drawn, so that a page shows a place without the code of a map. */
export function MapPicture({ path, alt, atOnce }: MapPictureProps) {
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- drawn in the size in which it is shown
    <img
      src={pathIn(currentLanguage(), path)}
      alt={alt}
      {...MAP_PICTURE}
      loading={atOnce ? 'eager' : 'lazy'}
      fetchPriority={atOnce ? 'high' : undefined}
      decoding="async"
      className="h-auto w-full max-w-2xl rounded-card border bg-muted dark:border-0 dark:[filter:invert(1)_hue-rotate(180deg)]"
    />
  );
}
