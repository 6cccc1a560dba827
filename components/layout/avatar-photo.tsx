'use client';

import Image from 'next/image';
import { useState } from 'react';

type AvatarPhotoProps = { src: string; alt: string; sizes: string };

/** Covers the generated avatar, which stays visible when the picture is late or missing, so that nothing moves. */
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
