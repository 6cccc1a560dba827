import type { ReactNode } from 'react';
import { SiteLinks } from '@/components/layout/site-links';
import { MAIN_ID, SkipLink } from '@/components/layout/skip-link';
import { SignedOutHeader } from './header-frame';

interface GuestShellProps {
  /** The page is cached for all guests, so it cannot know the query. */
  isCached?: boolean;
  children: ReactNode;
}

/** The frame of public screens for guests. */
export function GuestShell({ isCached, children }: GuestShellProps) {
  return (
    <>
      <SkipLink />
      <SignedOutHeader isCached={isCached} />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="relative mx-auto min-h-[calc(100dvh-var(--header-height))] max-w-6xl px-4 pt-5 pb-16 outline-none md:px-6 md:pt-7"
      >
        {children}
      </main>
      <SiteLinks className="mx-auto max-w-6xl px-4 pb-6 md:px-6" />
    </>
  );
}
