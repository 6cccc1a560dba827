import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageOrMissing } from '@/components/layout/missing';
import { texts } from '@/components/layout/page-texts';
import { translate } from '@/lib/platform/language/translate';

export const generateMetadata = (): Metadata => ({
  title: translate(texts).pageNotFound,
  robots: { index: false },
});

/** Catches every unknown path, so that the not-found screen keeps the shell and its menus. */
export default pageOrMissing().page(async () => notFound());
