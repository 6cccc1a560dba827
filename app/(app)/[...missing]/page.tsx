import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageOrMissing } from '@/components/layout/missing';

export const metadata: Metadata = { title: 'Page Not Found', robots: { index: false } };

/** Every path without a page, so that the not-found screen stands inside the shell with its menus. */
export default pageOrMissing().page(async () => notFound());
