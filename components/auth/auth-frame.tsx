import type { ReactNode } from 'react';
import { LandingScene } from '@/components/layout/landing-scene';
import { Logo } from '@/components/layout/logo';
import { MAIN_ID, SkipLink } from '@/components/layout/skip-link';

/** The ground at the side (above, on a phone) and one narrow column of form. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh content-start lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:content-stretch">
      <SkipLink />
      <div className="flex flex-col px-5 pt-3 pb-12 sm:px-8 lg:order-first">
        <header>
          <Logo />
        </header>
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className="mx-auto w-full max-w-[26rem] pt-6 outline-none sm:pt-10 lg:my-auto lg:py-10"
        >
          {children}
        </main>
      </div>
      <aside className="scene sticky top-0 isolate hidden h-dvh overflow-hidden border-s lg:block">
        <LandingScene className="absolute inset-0 -z-10 size-full" />
        <p className="max-w-[24rem] p-10 font-[680] text-3xl leading-tight tracking-tight">
          Somebody near you is short of one player.
        </p>
      </aside>
    </div>
  );
}
