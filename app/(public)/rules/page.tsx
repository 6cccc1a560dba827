import { DraftNotice } from '@/components/pages/draft-notice';
import { texts } from '@/components/pages/terms-page-texts';
import { TextPage } from '@/components/pages/text-page';
import { shareMetadata } from '@/components/sharing/share-metadata';
import { loadReportsByMonth } from '@/lib/moderation/loaders';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { routes } from '@/lib/routes';

export function generateMetadata() {
  const t = translate(texts);
  return shareMetadata({
    title: t.rulesTitle,
    description: t.rulesDescription,
    path: routes.rules(),
    image: '/icons/og-rules.png',
  });
}

/** Rendered per request: it has figures of the database. */
export const dynamic = 'force-dynamic';

export default function RulesPage() {
  const t = translate(texts);
  const parts = [
    { title: t.fairTitle, points: [t.fairCome, t.fairLevel, t.fairPay, t.fairReviews] },
    { title: t.respectTitle, points: [t.respectWords, t.respectNo, t.respectSecrets] },
    { title: t.womenTitle, points: [t.womenOnly, t.womenAddress] },
    { title: t.childrenTitle, points: [t.childrenContact, t.childrenCoaches, t.childrenDanger] },
    { title: t.reportsTitle, points: [t.reportsRead, t.reportsAnswer, t.reportsSteps] },
  ];
  return (
    <TextPage title={t.rulesTitle} lead={t.rulesLead} parts={parts} notice={<DraftNotice />}>
      <Numbers />
    </TextPage>
  );
}

/** How many reports there were, by month, and what came of them. */
async function Numbers() {
  const t = translate(texts);
  const months = await loadReportsByMonth();
  const { date, number } = wordsOf();
  const heads = [t.numbersReports, t.numbersActed, t.numbersDismissed, t.numbersOpen];
  return (
    <section className="mt-8">
      <h2 className="text-xl">{t.numbersTitle}</h2>
      {months.length === 0 ? <p className="mt-2 text-muted-foreground">{t.numbersNone}</p> : null}
      {months.length > 0 ? (
        <ul className="mt-2 text-sm">
          {months.map(({ month, reports, acted, dismissed, open }) => (
            <li key={month} className="flex flex-wrap gap-x-4 gap-y-1 border-t py-2">
              <span className="min-w-24 font-strong">
                {date(`${month}-01T00:00Z`, { month: 'short', year: 'numeric', timeZone: 'UTC' })}
              </span>
              {[reports, acted, dismissed, open].map((count, at) => (
                <span key={heads[at]} className="tabular-nums">
                  {heads[at]}: {number(count)}
                </span>
              ))}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
