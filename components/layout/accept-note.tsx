import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { city } from '@/lib/platform/city/city';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts } from './texts';

const LINK = 'font-strong text-primary-ink underline underline-offset-4';

/** Below every form that makes an account. */
export function AcceptNote({ className = 'mt-3' }: { className?: string }) {
  const { termsUrl } = city();
  return (
    <p className={`${className} text-muted-foreground text-sm`}>
      {rich(translate(texts).acceptNote, {
        terms: (words) =>
          termsUrl ? (
            <a href={termsUrl} className={LINK}>
              {words}
            </a>
          ) : (
            <Link href={routes.terms()} className={LINK}>
              {words}
            </Link>
          ),
        rules: (words) => (
          <Link href={routes.rules()} className={LINK}>
            {words}
          </Link>
        ),
      })}
    </p>
  );
}
