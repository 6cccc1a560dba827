import type { ReactNode } from 'react';
import { TypedAlong } from '@/components/forms/typed-along';
import { LandingScene } from '@/components/landing/scene';
import { LanguageSwitch } from '@/components/language/language-switch';
import { Logo } from '@/components/layout/logo';
import { SiteLinks } from '@/components/layout/site-links';
import { MAIN_ID, SkipLink } from '@/components/layout/skip-link';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './page-texts';

export function OrDivider() {
  return (
    <p className="my-6 flex items-center gap-3 text-muted-foreground text-sm before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
      {translate(texts).or}
    </p>
  );
}

export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-6 grid gap-2">
      <h1 className="text-3xl">{title}</h1>
      {children ? <p className="text-pretty text-muted-foreground">{children}</p> : null}
    </div>
  );
}

/** A picture at the side (on a phone, at the top) and one narrow column with the form. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:content-stretch">
      <SkipLink />
      <TypedAlong />
      <div className="flex flex-col px-5 pt-3 pb-12 sm:px-8 lg:order-first">
        <header className="@container">
          <div className="flex items-center justify-between gap-2">
            <Logo />
            <LanguageSwitch />
          </div>
        </header>
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className="mx-auto w-full max-w-[26rem] pt-6 outline-none sm:pt-10 lg:my-auto lg:py-10"
        >
          {children}
        </main>
        <SiteLinks className="mx-auto w-full max-w-[26rem] pt-4" />
      </div>
      <aside className="scene sticky top-0 isolate hidden h-dvh overflow-hidden border-s lg:block">
        <LandingScene className="absolute inset-0 -z-10 size-full" />
        <p className="max-w-sm p-10 font-heading text-3xl leading-tight tracking-tight">
          {translate(texts).slogan}
        </p>
      </aside>
    </div>
  );
}
