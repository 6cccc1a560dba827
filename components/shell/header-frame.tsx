import { type ReactNode, Suspense } from 'react';
import { LanguageSwitch } from '@/components/language/language-switch';
import { Logo } from '@/components/layout/logo';
import { SignInButton, SignInLink } from '@/components/layout/sign-in-choice';
import { texts } from '@/components/layout/texts';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';

/** The width class of the page below, with or without a side menu. */
export function HeaderFrame({ width, children }: { width: string; children: ReactNode }) {
  return (
    <header className="@container sticky top-0 z-40 border-b bg-background/90 backdrop-blur-md [@media(max-height:30rem)]:static">
      <div
        className={cn('mx-auto flex h-(--header-height) items-center gap-1 px-4 md:px-6', width)}
      >
        <Logo />
        <div className="ms-auto flex items-center gap-1">{children}</div>
      </div>
    </header>
  );
}

/**
 * Separate from the signed-in header, so that public pages do not load the account menu. On a page that is rendered per request
 * the link has the query without scripts; on a cached one (`isCached`), and on static ones, the query is read on click.
 */
export function SignedOutHeader({ isCached }: { isCached?: boolean }) {
  const link = <SignInLink className={buttonVariants()}>{translate(texts).signIn}</SignInLink>;
  return (
    <HeaderFrame width="max-w-6xl">
      <LanguageSwitch />
      {isCached ? (
        link
      ) : (
        <Suspense fallback={link}>
          <SignInButton size="md" />
        </Suspense>
      )}
    </HeaderFrame>
  );
}
