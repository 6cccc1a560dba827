import { texts } from '@/components/pages/accessibility-page-texts';
import { TextPage } from '@/components/pages/text-page';
import { TRIED } from '@/components/pages/wcag';
import { shareMetadata } from '@/components/sharing/share-metadata';
import { city } from '@/lib/platform/city/city';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';

export function generateMetadata() {
  const t = translate(texts);
  return shareMetadata({
    title: t.title,
    description: t.description,
    path: routes.accessibility(),
    image: '/icons/og-accessibility.png',
  });
}

/** Rendered per request: the settings are known only at run time. */
export const dynamic = 'force-dynamic';

export default function AccessibilityPage() {
  const t = translate(texts);
  const { contact } = city();
  const parts = [
    { title: t.beyond, points: [t.beyondContrast, t.beyondTargets, t.beyondMotion] },
    {
      title: t.gaps,
      points: [t.gapAudit, t.gapPictures, t.gapLanguage, t.gapMap, t.gapTargets],
    },
    { title: t.contact, points: [t.contactHow({ contact })] },
  ];
  return (
    <TextPage title={t.title} lead={t.lead} parts={parts}>
      {(['scan', 'tests', 'read', 'design', 'absent'] as const).map((way) => (
        <section key={way} className="mt-8">
          <h2 className="text-xl">{t[way]}</h2>
          <p className="mt-2 text-pretty">{t[`${way}How`]}</p>
          {/* The names of the standard are English. */}
          <ul lang="en" dir="ltr" className="mt-3 grid gap-1 text-muted-foreground text-sm">
            {TRIED[way].map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </section>
      ))}
    </TextPage>
  );
}
