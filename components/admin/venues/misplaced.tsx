'use client';

import { useQuery } from '@tanstack/react-query';
import { texts } from '@/components/admin/texts';
import { Link } from '@/components/language/link';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { misplacedQuery } from '../admin-query';

/** Venues that say one city and are pinned elsewhere: each leads to its form, where the pin is moved or the city is named. */
export function Misplaced() {
  const t = translate(texts);
  const { data = [] } = useQuery(misplacedQuery);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="misplaced-venues" className="grid gap-3">
      <div>
        <h2 id="misplaced-venues" className="text-xl">
          {t.misplaced}
        </h2>
        <p className="text-muted-foreground text-sm">{t.misplacedHint}</p>
      </div>
      <ul className="grid gap-3">
        {data.map(({ id, name, sentence }) => (
          <li key={id} className="rounded-card border bg-card p-4">
            <h3 className="wrap-anywhere text-base" dir="auto">
              <Link href={routes.editVenue(id)} className="underline underline-offset-4">
                {name}
              </Link>
            </h3>
            <p className="wrap-anywhere text-muted-foreground text-sm">{sentence}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
