import { buttonVariants } from '@/components/ui/button-variants';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { apiRoutes } from '@/lib/routes';
import { texts } from './page-texts';

/** For a person who registered by mistake or on another person's device. */
export function SignOutLink() {
  return (
    <a href={apiRoutes.logout()} className={buttonVariants({ variant: 'ghost' })}>
      <LineIcon name="log-out" className="text-muted-foreground rtl:-scale-x-100" />
      {translate(texts).signOut}
    </a>
  );
}
