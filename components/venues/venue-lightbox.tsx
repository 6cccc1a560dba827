'use client';

import Lightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { useBackLayer } from '@/components/ui/use-back-layer';
import { translate } from '@/lib/platform/language/translate';
import type { VenueImageDto } from '@/lib/venues/schema/read-venue';
import { texts } from './form-texts';

interface VenueLightboxProps {
  images: VenueImageDto[];
  index: number;
  onClose: () => void;
}

/** Arrow keys change the picture, Escape and Back close it, and the focus returns to the picture that was clicked. */
export function VenueLightbox({ images, index, onClose }: VenueLightboxProps) {
  const t = translate(texts);
  useBackLayer(true, onClose);
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      plugins={[Captions]}
      carousel={{ finite: true }}
      captions={{ descriptionTextAlign: 'center' }}
      labels={{
        Lightbox: t.lightbox,
        'Photo gallery': t.photoGallery,
        Carousel: t.carousel,
        Slide: t.slide,
        '{index} of {total}': t.slideOf,
        Caption: t.caption,
        Previous: t.previous,
        Next: t.next,
        Close: t.close,
      }}
      slides={images.map(({ imageUrl, caption, width, height }) => ({
        src: imageUrl,
        alt: caption ?? '',
        width: width ?? undefined,
        height: height ?? undefined,
        description: caption ?? undefined,
      }))}
    />
  );
}
