import type { Route } from 'next';
import { currentLanguage } from '@/lib/platform/language/current';
import { pathIn } from '@/lib/platform/language/paths';
import { MAP_PICTURE } from '@/lib/platform/maps/constants';

/** A map that the server has drawn: a page shows where something is without the code of a map. */
export function MapPicture({ path, alt }: { path: Route; alt: string }) {
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- drawn in the size in which it is shown
    <img
      src={pathIn(currentLanguage(), path)}
      alt={alt}
      {...MAP_PICTURE}
      loading="lazy"
      decoding="async"
      className="h-auto w-full max-w-2xl rounded-card border bg-muted"
    />
  );
}
