import { Link } from '@/components/language/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { Drawing } from '@/components/ui/drawing';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts } from '@/lib/users/server-texts';

/** No such person, or hidden from the viewer: the two must look the same. */
export function UserNotFound() {
  const t = translate(texts);
  return (
    <div className="mx-auto flex max-w-md flex-col items-center py-10 text-center md:py-16">
      <Drawing name="search" className="w-56 max-w-full" />
      <h1 className="mt-6 text-3xl">{t.userNotFound}</h1>
      <p className="mt-3 text-muted-foreground">{t.userNotFoundHint}</p>
      <Link href={routes.players()} className={buttonVariants({ size: 'lg', className: 'mt-7' })}>
        {t.backToPlayers}
      </Link>
    </div>
  );
}
