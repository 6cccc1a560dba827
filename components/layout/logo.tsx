import { Link } from '@/components/language/link';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { LogoMark } from './logo-mark';
import { texts } from './texts';

export function Logo() {
  return (
    <Link
      href={routes.home()}
      aria-label={translate(texts).home}
      className="-ms-1 inline-flex min-h-11 items-center gap-2.5 rounded-control px-1"
    >
      <LogoMark className="size-8" />
      <span className="@max-[17rem]:hidden font-brand text-[1.375rem] leading-none tracking-[-0.035em]">
        Maidan
      </span>
    </Link>
  );
}
