'use client';

import { useState } from 'react';
import { Picture } from '@/components/ui/picture';

type AvatarPhotoProps = { src: string; alt: string; sizes: string };

/** Covers the generated avatar, which stays visible when the picture is late or missing, so that nothing moves. */
export function AvatarPhoto({ src, alt, sizes }: AvatarPhotoProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (failedSrc === src) return null;
  return <Picture src={src} alt={alt} sizes={sizes} onError={() => setFailedSrc(src)} />;
}
