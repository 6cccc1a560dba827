import { Link } from '@/components/language/link';
import { Badge } from '@/components/ui/badge';
import { fullAddress } from '@/lib/platform/geocoding/full-address';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { VenueApplicationDto } from '@/lib/venues/schema/apply';
import { texts } from './form-texts';

/** Nothing when there are none. */
export function VenueApplicationList({ applications }: { applications: VenueApplicationDto[] }) {
  const t = translate(texts);
  if (applications.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-xl">{t.yourApplications}</h2>
      <ul className="grid gap-2.5">
        {applications.map((application) => (
          <li key={application.id} className="rounded-card border bg-card p-4">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="wrap-anywhere font-name" dir="auto">
                {application.status === 'approved' && application.venueId ? (
                  <Link
                    href={routes.venue(application.venueId)}
                    className="text-primary-ink underline underline-offset-4"
                  >
                    {application.name}
                  </Link>
                ) : (
                  application.name
                )}
              </span>
              <Badge variant="outline">{t[application.status]}</Badge>
            </p>
            <p className="wrap-anywhere text-muted-foreground text-sm" dir="auto">
              {fullAddress(application)}
            </p>
            {application.adminNotes ? (
              <p className="wrap-anywhere mt-2 whitespace-pre-line text-sm" dir="auto">
                {application.adminNotes}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
