import type { Metadata } from 'next';
import { ClientScreen } from '@/components/clients/client-screen';
import { SignInPrompt } from '@/components/layout/sign-in-prompt';
import { texts as bookingTexts } from '@/lib/bookings/server-texts';
import { loadClient } from '@/lib/clients/loaders';
import { texts } from '@/lib/clients/server-texts';
import { loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';

export function generateMetadata(): Metadata {
  return { title: translate(texts).clientTitle, robots: { index: false } };
}

export default async function ClientPage({ params }: { params: Promise<{ id: string }> }) {
  const session = await loadSession();
  if (!session) {
    const t = translate(bookingTexts);
    return <SignInPrompt title={t.pleaseSignIn} description={t.signInToSee} />;
  }
  return <ClientScreen initial={await loadClient(session, (await params).id)} />;
}
