import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Receipt } from '@/components/clients/receipt';
import { SignInPrompt } from '@/components/layout/sign-in-prompt';
import { texts as bookingTexts } from '@/lib/bookings/server-texts';
import { loadClient } from '@/lib/clients/loaders';
import { texts } from '@/lib/clients/server-texts';
import { loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';

export function generateMetadata(): Metadata {
  return { title: translate(texts).receiptTitle, robots: { index: false } };
}

interface ReceiptPageProps {
  /** The entry's kind and id: 'package-7'. */
  params: Promise<{ id: string; entry: string }>;
}

export default async function ReceiptPage({ params }: ReceiptPageProps) {
  const session = await loadSession();
  if (!session) {
    const t = translate(bookingTexts);
    return <SignInPrompt title={t.pleaseSignIn} description={t.signInToSee} />;
  }
  const { id, entry: wanted } = await params;
  const client = await loadClient(session, id);
  const entry = client.entries.find((each) => `${each.kind}-${each.id}` === wanted);
  if (!entry?.paidAt) notFound();
  return <Receipt client={client} entry={entry} />;
}
