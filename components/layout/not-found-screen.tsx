import { Link } from '@/components/language/link';
import { texts } from '@/components/layout/texts';
import { buttonVariants } from '@/components/ui/button-variants';
import { Drawing } from '@/components/ui/drawing';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';

export function NotFoundScreen() {
  const t = translate(texts);
  return (
    <div className="mx-auto flex max-w-md flex-col items-center py-10 text-center md:py-16">
      <Drawing name="over-the-wall" className="w-64 max-w-full" />
      <h1 className="mt-6 text-3xl">{t.title}</h1>
      <p className="mt-3 text-muted-foreground">{t.explanation}</p>
      <Link href={routes.home()} className={buttonVariants({ size: 'lg', className: 'mt-7' })}>
        {t.backToTheGround}
      </Link>
    </div>
  );
}
