import { Suspense } from 'react';
import { LanguageSwitch } from '@/components/language/language-switch';
import { SignInButton } from '@/components/layout/sign-in-choice';
import { SignInLink } from '@/components/layout/sign-in-link';
import { texts } from '@/components/layout/texts';
import { buttonVariants } from '@/components/ui/button-variants';
import { translate } from '@/lib/platform/language/translate';
import { HeaderFrame } from './header-frame';

/**
 * Separate from the signed-in header, so that public pages do not load the account menu. Most pages with it are rendered per
 * request, so the link has the query without scripts; on the others the query is read on click.
 */
export function SignedOutHeader() {
  return (
    <HeaderFrame width="max-w-6xl">
      <LanguageSwitch />
      <Suspense
        fallback={<SignInLink className={buttonVariants()}>{translate(texts).signIn}</SignInLink>}
      >
        <SignInButton size="md" />
      </Suspense>
    </HeaderFrame>
  );
}
