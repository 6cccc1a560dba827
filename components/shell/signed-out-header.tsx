import { Suspense } from 'react';
import { SignInButton } from '@/components/layout/sign-in-choice';
import { SignInLink } from '@/components/layout/sign-in-link';
import { buttonVariants } from '@/components/ui/button-variants';
import { HeaderFrame } from './header-frame';

/**
 * Separate from the signed-in header, so that public pages do not load the account menu. Most pages with it are rendered per
 * request, so the link has the query without scripts; on the others the query is read on click.
 */
export function SignedOutHeader() {
  return (
    <HeaderFrame width="max-w-6xl">
      <Suspense fallback={<SignInLink className={buttonVariants()}>Sign In</SignInLink>}>
        <SignInButton size="md" />
      </Suspense>
    </HeaderFrame>
  );
}
