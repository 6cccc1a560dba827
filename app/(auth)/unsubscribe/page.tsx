import type { Metadata } from 'next';
import { UnsubscribeForm } from '@/components/notifications/unsubscribe-form';

export const metadata: Metadata = { title: 'Unsubscribe', robots: { index: false } };

interface UnsubscribePageProps {
  searchParams: Promise<{ token?: string | string[] }>;
}

export default async function UnsubscribePage({ searchParams }: UnsubscribePageProps) {
  const { token } = await searchParams;
  return <UnsubscribeForm token={typeof token === 'string' ? token : ''} />;
}
