import { Suspense } from 'react';
import { LanguageSwitch } from '@/components/language/language-switch';
import { SignInButton } from '@/components/layout/sign-in-choice';
import { SignInLink } from '@/components/layout/sign-in-link';
import { texts } from '@/components/layout/texts';
import { buttonVariants } from '@/components/ui/button-variants';
import { translate } from '@/lib/platform/language/translate';
import { HeaderFrame } from './header-frame';

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
