'use client';

import { useState } from 'react';
import { Picture, type PictureKind } from '@/components/ui/picture';

type AvatarPhotoProps = { src: string; alt: string; sizes: string; kind: PictureKind };

/** Covers the generated avatar, which remains visible when the picture is late or missing, so that nothing moves. */
export function AvatarPhoto({ src, alt, sizes, kind }: AvatarPhotoProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (failedSrc === src) return null;
  return (
    <Picture src={src} alt={alt} sizes={sizes} kind={kind} onError={() => setFailedSrc(src)} />
  );
}
