import { Link } from '@/components/language/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { Drawing } from '@/components/ui/drawing';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts } from '@/lib/venues/server-texts';

export function VenueNotFound() {
  const t = translate(texts);
  return (
    <div className="mx-auto flex max-w-md flex-col items-center py-10 text-center md:py-16">
      <Drawing name="venues" className="w-56 max-w-full" />
      <h1 className="mt-6 text-2xl">{t.notFound}</h1>
      <p className="mt-2 text-muted-foreground">{t.notFoundReason}</p>
      <Link href={routes.venues()} className={buttonVariants({ size: 'lg', className: 'mt-7' })}>
        {t.backToVenues}
      </Link>
    </div>
  );
}
