import type { Metadata } from 'next';
import { SignInPrompt } from '@/components/layout/sign-in-prompt';
import { ConversationsScreen } from '@/components/messages/conversations-screen';
import { loadInbox } from '@/lib/messages/loaders';
import { texts } from '@/lib/messages/server-texts';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';

export function generateMetadata(): Metadata {
  return { title: translate(texts).messages, robots: { index: false } };
}

interface MessagesPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const idOf = (value: string | string[] | undefined): number | null =>
  typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;

export default async function MessagesPage({ searchParams }: MessagesPageProps) {
  const session = await loadSession();
  if (!session) {
    const t = translate(texts);
    return <SignInPrompt title={t.signIn} description={t.signInWhy} />;
  }
  if (!isOnboarded(session) && !session.user.cameByLink) return null;
  const [{ to, conversation }, initial] = await Promise.all([searchParams, loadInbox(session)]);
  return (
    <ConversationsScreen
      userId={session.user.id}
      initial={initial}
      opens={{ to: idOf(to), conversation: idOf(conversation) }}
    />
  );
}
