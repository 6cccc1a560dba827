import type { Metadata, Route } from 'next';

interface Shared {
  title: string;
  description: string;
  path: Route;
  /** The generated picture, 1200 by 630. */
  image: string;
  type?: 'website' | 'profile';
}

/** The metadata of a public page for search engines and shared links. */
export function shareMetadata({
  title,
  description,
  path,
  image,
  type = 'website',
}: Shared): Metadata {
  const images = [{ url: image, width: 1200, height: 630, alt: title }];
  return {
    title,
    description,
    // Filters make endlessly many URLs of one page.
    alternates: { canonical: path },
    openGraph: { type, siteName: 'Maidan', title, description, url: path, images },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}
