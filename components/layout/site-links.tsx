import { cn } from '@/lib/cn';
import { city } from '@/lib/platform/city/city';
import { currentLanguage } from '@/lib/platform/language/current';
import { pathIn } from '@/lib/platform/language/paths';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts } from './texts';

interface SiteLinksProps {
  className: string;
  /** A footer may not be inside a header. */
  as?: 'footer' | 'div';
}

/** The rules and who runs this, and the operator's own pages, where the settings have them. */
export function SiteLinks({ className, as: Frame = 'footer' }: SiteLinksProps) {
  const { contact, termsUrl, privacyUrl } = city();
  const own = (path: string) => pathIn(currentLanguage(), path);
  const t = translate(texts);
  const links = [
    [t.rules, own(routes.rules())],
    [t.terms, termsUrl ?? own(routes.terms())],
    [t.privacyPolicy, privacyUrl],
    [t.imprint, own(routes.imprint())],
    [t.accessibility, own(routes.accessibility())],
    [t.contact, contact && `mailto:${contact}`],
  ].flatMap(([label, href]) => (label && href ? [{ label, href }] : []));
  return (
    <Frame className={cn('flex flex-wrap gap-x-5 text-muted-foreground text-sm', className)}>
      {links.map(({ label, href }) => (
        <a
          key={label}
          href={href}
          className="inline-flex min-h-11 min-w-11 items-center justify-center underline underline-offset-4"
        >
          {label}
        </a>
      ))}
    </Frame>
  );
}
