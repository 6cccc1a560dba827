import { Link } from '@/components/language/link';
import { buttonVariants } from '@/components/ui/button-variants';
import type { CourtDto } from '@/lib/courts/schema/court';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { routes } from '@/lib/routes';
import { CourtFacts } from './court-facts';
import { texts } from './texts';

/** The courts on a venue's page, with the way to their free times; nothing without any. */
export function VenueCourts({ venueId, courts }: { venueId: number; courts: CourtDto[] }) {
  const t = translate(texts);
  if (courts.length === 0) return null;
  return (
    <section className="grid gap-3 *:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{t.courts}</h2>
        <Link href={routes.freeTimes(venueId)} className={buttonVariants()}>
          {t.seeFree}
        </Link>
      </div>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {courts.map((court) => (
          <li key={court.id} className="rounded-card border bg-card p-4">
            <h3 className="wrap-anywhere text-base" dir="auto">
              {court.name}
            </h3>
            <CourtFacts {...court} />
            <p className="mt-1 text-sm tabular-nums">
              {t.fromPrice({ price: wordsOf().money(lowest(court), court.currency) })}{' '}
              {t.perSlot({ minutes: court.slotMinutes })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const lowest = ({ price, prices }: CourtDto) =>
  Math.min(price, ...prices.map((span) => span.price));
