import type { Metadata } from 'next';
import { texts } from '@/components/auth/page-texts';
import { UnsubscribeForm } from '@/components/notifications/unsubscribe-form';
import { translate } from '@/lib/platform/language/translate';

export const generateMetadata = (): Metadata => ({
  title: translate(texts).unsubscribeTitle,
  robots: { index: false },
});

interface UnsubscribePageProps {
  searchParams: Promise<{ token?: string | string[] }>;
}

export default async function UnsubscribePage({ searchParams }: UnsubscribePageProps) {
  const { token } = await searchParams;
  return <UnsubscribeForm token={typeof token === 'string' ? token : ''} />;
}
