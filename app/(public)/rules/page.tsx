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
        <table className="mt-2 w-full text-sm">
          <thead>
            <tr className="text-start">
              <th className="py-2 text-start">{t.numbersMonth}</th>
              {heads.map((head) => (
                <th key={head} className="py-2 ps-2 text-end">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, reports, acted, dismissed, open }) => (
              <tr key={month} className="border-t">
                <th scope="row" className="py-2 text-start font-strong">
                  {date(`${month}-01T00:00Z`, { month: 'short', year: 'numeric', timeZone: 'UTC' })}
                </th>
                {[reports, acted, dismissed, open].map((count, at) => (
                  <td key={heads[at]} className="py-2 ps-2 text-end tabular-nums">
                    {number(count)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}
