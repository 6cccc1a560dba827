import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageOrMissing } from '@/components/layout/missing';

export const metadata: Metadata = { title: 'Page Not Found', robots: { index: false } };

/** Catches every unknown path, so that the not-found screen keeps the shell and its menus. */
export default pageOrMissing().page(async () => notFound());
