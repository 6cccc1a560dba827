'use client';

import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { loadScreen } from '@/components/ui/load-part';
import { needsProfile } from '@/lib/platform/auth/looking-around';
import { splitLanguage } from '@/lib/platform/language/paths';
import { isJoinPath } from '@/lib/routes';
import type { CurrentUserDto } from '@/lib/users/schema/current-user';

const OnboardingScreen = dynamic(() =>
  loadScreen(() =>
    import('@/components/onboarding/onboarding-screen').then((module) => module.OnboardingScreen),
  ),
);

interface ProfileGateProps {
  user: CurrentUserDto;
  children: ReactNode;
}

/**
 * On public pages: a person without a position or a gender completes the profile first, whatever the address; except at an
 * invite link, and after registering through one.
 */
export function ProfileGate({ user, children }: ProfileGateProps) {
  const isAtLink = isJoinPath(splitLanguage(usePathname()).path);
  if (needsProfile(user) && !isAtLink) return <OnboardingScreen user={user} />;
  return children;
}
