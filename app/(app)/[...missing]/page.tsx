import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

export const metadata: Metadata = { title: 'Page Not Found' };

/** Every path without a page, so that the not-found screen stands inside the shell with its menus. */
export default function MissingPage(): never {
  notFound();
}
