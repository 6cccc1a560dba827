'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useViewer } from '@/components/layout/viewer';
import { loadPart } from '@/components/ui/load-part';
import { Picture } from '@/components/ui/picture';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import type { VenueImageDto } from '@/lib/venues/schema/read-venue';
import { texts as memberTexts } from './form-texts';
import { texts } from './texts';

const Lightbox = dynamic(
  () => loadPart(() => import('./venue-lightbox').then((module) => module.VenueLightbox)),
  {
    ssr: false,
  },
);

interface VenueGalleryProps {
  images: VenueImageDto[];
  venueName: string;
}

/** The pictures of a venue with captions, in a row, so that the first is seen at once. Each is a link to itself; scripts open the lightbox, whose code is loaded only then. */
export function VenueGallery({ images, venueName }: VenueGalleryProps) {
  const t = translate(texts);
  const words = translate(memberTexts);
  // Read by lib/platform/browser/guest-page.
  const forGuests = useViewer().status === 'guest' && {
    'data-pictures': words.lightbox,
    'data-previous': words.previous,
    'data-next': words.next,
    'data-close': words.close,
  };
  const [shown, setShown] = useState<number | null>(null);
  if (images.length === 0) return null;
  return (
    <section>
      <h2 className="sr-only">{t.images}</h2>
      <ul
        className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-2.5 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:scroll-px-0 sm:px-0"
        {...forGuests}
      >
        {images.map(({ id, imageUrl, caption }, index) => (
          <li
            key={id}
            className={cn('shrink-0 snap-start', images.length > 1 ? 'w-[88%]' : 'w-full')}
          >
            <figure>
              <a
                href={imageUrl}
                data-picture
                aria-label={t.openPicture({ number: index + 1, total: images.length })}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  setShown(index);
                }}
                className="relative block aspect-2/1 w-full overflow-hidden md:aspect-3/2 rounded-card border bg-muted"
              >
                <Picture
                  src={imageUrl}
                  alt={caption ?? t.pictureOf({ number: index + 1, venue: venueName })}
                  sizes="(min-width: 48rem) 34rem, 92vw"
                  isFirst={index === 0}
                />
              </a>
              {caption ? (
                <figcaption className="wrap-anywhere mt-1 text-muted-foreground text-sm" dir="auto">
                  {caption}
                </figcaption>
              ) : null}
            </figure>
          </li>
        ))}
      </ul>
      {shown === null ? null : (
        <Lightbox images={images} index={shown} onClose={() => setShown(null)} />
      )}
    </section>
  );
}
