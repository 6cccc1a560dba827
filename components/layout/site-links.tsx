import { cn } from '@/lib/cn';
import { city } from '@/lib/platform/city/city';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

/** Whom to write to, and the operator's own pages, where the settings have them. */
export function SiteLinks({ className }: { className: string }) {
  const { contact, termsUrl, privacyUrl } = city();
  const t = translate(texts);
  const links = [
    [t.terms, termsUrl],
    [t.privacyPolicy, privacyUrl],
    [t.contact, contact && `mailto:${contact}`],
  ].flatMap(([label, href]) => (label && href ? [{ label, href }] : []));
  if (links.length === 0) return null;
  return (
    <footer className={cn('flex flex-wrap gap-x-5 text-muted-foreground text-sm', className)}>
      {links.map(({ label, href }) => (
        <a
          key={label}
          href={href}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {label}
        </a>
      ))}
    </footer>
  );
}
