import type { Metadata } from 'next';
import { GuardiansScreen } from '@/components/guardians/guardians-screen';
import { SignInPrompt } from '@/components/layout/sign-in-prompt';
import { loadGuardians } from '@/lib/guardians/loaders';
import { texts } from '@/lib/guardians/server-texts';
import { loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';

export function generateMetadata(): Metadata {
  return { title: translate(texts).guardians, robots: { index: false }, referrer: 'no-referrer' };
}

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

export default async function GuardianPage({ searchParams }: { searchParams: SearchParams }) {
  const session = await loadSession();
  if (!session) {
    const t = translate(texts);
    return <SignInPrompt title={t.guardians} description={t.signInToSee} />;
  }
  const [token] = [(await searchParams).token].flat();
  const { guardians, offer } = await loadGuardians(session, token);
  return <GuardiansScreen userId={session.actor.userId} first={guardians} offer={offer} />;
}
