import type { Metadata } from 'next';
import { LandingPanel } from '@/components/shell/landing-panel';
import { SuggestionsScreen } from '@/components/users/suggestions-screen-lazy';
import { isOnboarded, loadSession } from '@/lib/platform/auth/session';
import { loadSuggestions } from '@/lib/users/loaders';

export const metadata: Metadata = { title: 'Smart Suggestions', robots: { index: false } };

export default async function SuggestionsPage() {
  const session = await loadSession();
  if (!session) return <LandingPanel />;
  if (!isOnboarded(session)) return null;
  return <SuggestionsScreen suggestions={await loadSuggestions(session)} />;
}
