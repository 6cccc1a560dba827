import type { Metadata, Route } from 'next';
import { alternatesOf, wholeAddress } from '@/components/language/alternates';
import { city } from '@/lib/platform/city/city';
import { env } from '@/lib/platform/env/server';
import { currentLanguage } from '@/lib/platform/language/current';
import { pathIn } from '@/lib/platform/language/paths';
import { routes } from '@/lib/routes';

interface Shared {
  title: string;
  description: string;
  path: Route;
  /** The generated picture, 1200 by 630. */
  image: string;
  /** A description of the picture; the title by default. */
  alt?: string;
  type?: 'website' | 'profile';
  /** Other sites may show a part of it (oEmbed). */
  isEmbeddable?: boolean;
}

/** The metadata of a public page for search engines and shared links, in the language that it is rendered in. */
export function shareMetadata({
  title,
  description,
  path,
  image,
  alt = title,
  type = 'website',
  isEmbeddable,
}: Shared): Metadata {
  const language = currentLanguage();
  const images = [{ url: pathIn(language, image), width: 1200, height: 630, alt }];
  return {
    title,
    description,
    // Filters make endlessly many URLs of one page.
    alternates: {
      ...alternatesOf(path),
      ...(isEmbeddable && {
        types: { 'application/json+oembed': routes.oembed(wholeAddress(path, env.NEXTAUTH_URL)) },
      }),
    },
    openGraph: {
      type,
      siteName: city().product,
      title,
      description,
      url: pathIn(language, path),
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}
