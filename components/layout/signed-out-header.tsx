import { buttonVariants } from '@/components/ui/button-variants';
import { HeaderFrame } from './header-frame';
import { SignInLink } from './sign-in-link';

/** Apart from the signed-in header, so that public pages do not fetch the account menu's code with it. */
export function SignedOutHeader() {
  return (
    <HeaderFrame width="max-w-6xl">
      <SignInLink className={buttonVariants()}>Sign In</SignInLink>
    </HeaderFrame>
  );
}
