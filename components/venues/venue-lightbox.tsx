'use client';

import Lightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { useBackLayer } from '@/components/ui/use-back-layer';
import type { VenueImageDto } from '@/lib/venues/schema/read-venue';

interface VenueLightboxProps {
  images: VenueImageDto[];
  index: number;
  onClose: () => void;
}

/** Arrow keys turn, Escape and Back close, the focus goes back to the picture that was pressed. */
export function VenueLightbox({ images, index, onClose }: VenueLightboxProps) {
  useBackLayer(true, onClose);
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      plugins={[Captions]}
      carousel={{ finite: true }}
      captions={{ descriptionTextAlign: 'center' }}
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
