'use client';

import Image from 'next/image';
import { useState } from 'react';

type AvatarPhotoProps = { src: string; alt: string; sizes: string };

/** Lies over the generated avatar, so a picture that is late or missing leaves that in view and nothing moves. */
export function AvatarPhoto({ src, alt, sizes }: AvatarPhotoProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (failedSrc === src) return null;
  return (
    <Image
      fill
      src={src}
      alt={alt}
      sizes={sizes}
      className="object-cover"
      onError={() => setFailedSrc(src)}
    />
  );
}
