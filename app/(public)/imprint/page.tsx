import { texts } from '@/components/pages/terms-page-texts';
import { shareMetadata } from '@/components/sharing/share-metadata';
import { city } from '@/lib/platform/city/city';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';

export function generateMetadata() {
  const t = translate(texts);
  return shareMetadata({
    title: t.imprintTitle,
    description: t.imprintDescription,
    path: routes.imprint(),
    image: '/icons/og-imprint.png',
  });
}

/** Rendered per request: the settings are known only at run time. */
export const dynamic = 'force-dynamic';

export default function ImprintPage() {
  const t = translate(texts);
  const { operator, contact } = city();
  return (
    <article className="mx-auto max-w-2xl">
      <h1 className="text-3xl">{t.imprintTitle}</h1>
      <p className="wrap-anywhere mt-4 whitespace-pre-line" dir="auto">
        {operator?.split('; ').join('\n') ?? t.imprintUnnamed}
      </p>
      {contact ? (
        <p className="mt-4">
          {t.imprintContact}
          {': '}
          <a
            href={`mailto:${contact}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            <bdi>{contact}</bdi>
          </a>
        </p>
      ) : null}
    </article>
  );
}
