import { Link } from '@/components/language/link';
import { city } from '@/lib/platform/city/city';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts } from './texts';

type LogoMarkProps = { className?: string };

/** The sun setting behind the halfway line of a pitch; its ground doubles as the M of the name. */
export function LogoMark({ className }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <circle cx="16" cy="12.5" r="7.5" className="fill-special" />
      <path
        d="M2 27V15.2c0-1.5 1.9-2.2 2.9-1.1L16 26.2l11.1-12.1c1-1.1 2.9-.4 2.9 1.1V27a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3Z"
        className="fill-primary"
      />
      <path
        d="M7.5 30v-7.2M24.5 30v-7.2"
        className="stroke-background"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function Logo() {
  return (
    <Link
      href={routes.home()}
      aria-label={translate(texts).home}
      className="-ms-1 inline-flex min-h-11 items-center gap-2.5 rounded-control px-1"
    >
      {city().hasLogo ? (
        // oxlint-disable-next-line nextjs/no-img-element -- a file of the operator's, of any size
        <img src="/icons/logo" alt="" className="h-8 max-w-32 object-contain" />
      ) : (
        <LogoMark className="size-8" />
      )}
      <span className="@max-[17rem]:hidden line-clamp-1 pe-1 font-brand text-[1.375rem] leading-none tracking-[-0.035em]">
        {city().product}
      </span>
    </Link>
  );
}
