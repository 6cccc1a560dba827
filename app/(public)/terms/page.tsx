import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { DraftNotice } from '@/components/pages/draft-notice';
import { texts } from '@/components/pages/terms-page-texts';
import { TextPage } from '@/components/pages/text-page';
import { shareMetadata } from '@/components/sharing/share-metadata';
import { city } from '@/lib/platform/city/city';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';

export function generateMetadata() {
  const t = translate(texts);
  return shareMetadata({
    title: t.termsTitle,
    description: t.termsDescription,
    path: routes.terms(),
    image: '/icons/og-terms.png',
  });
}

/** Rendered per request: the settings are known only at run time. */
export const dynamic = 'force-dynamic';

export default function TermsPage() {
  const { termsUrl } = city();
  if (termsUrl) redirect(termsUrl as Route);
  const t = translate(texts);
  const parts = [
    { title: t.serviceTitle, points: [t.servicePlatform, t.serviceFree, t.serviceChange] },
    { title: t.accountTitle, points: [t.accountOne, t.accountEnd] },
    { title: t.contentTitle, points: [t.contentYours, t.contentLimits] },
    { title: t.riskTitle, points: [t.riskSport, t.riskPeople, t.riskLiability] },
    { title: t.changesTitle, points: [t.changesShown] },
  ];
  return (
    <TextPage title={t.termsTitle} lead={t.termsLead} parts={parts} notice={<DraftNotice />} />
  );
}
