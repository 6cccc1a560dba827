import type { Metadata } from 'next';
import { ProfileFirst } from '@/components/onboarding/profile-first';
import { LandingPanel } from '@/components/shell/landing-panel';
import { SuggestionsScreen } from '@/components/users/suggestions-screen';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { translate } from '@/lib/platform/language/translate';
import { loadSuggestions } from '@/lib/users/loaders';
import { texts } from '@/lib/users/server-texts';

export function generateMetadata(): Metadata {
  return { title: translate(texts).smartSuggestions, robots: { index: false } };
}

export default async function SuggestionsPage() {
  const session = await loadSession();
  if (!session) return <LandingPanel />;
  if (!isOnboarded(session)) return <ProfileFirst session={session} />;
  return <SuggestionsScreen suggestions={await loadSuggestions(session)} />;
}
