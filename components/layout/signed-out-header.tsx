import { buttonVariants } from '@/components/ui/button-variants';
import { apiRoutes } from '@/lib/routes';
import { HeaderFrame } from './header-frame';

/**
 * `returnTo`: the path of this site to come back to after signing in. Apart from the signed-in header, so that public
 * pages do not fetch the account menu's code with it.
 */
export function SignedOutHeader({ returnTo }: { returnTo?: string }) {
  return (
    <HeaderFrame width="max-w-6xl">
      <a href={apiRoutes.login(returnTo)} className={buttonVariants()}>
        Sign In
      </a>
    </HeaderFrame>
  );
}
