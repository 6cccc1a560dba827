import { Link } from '@/components/language/link';
import { LineIcon } from '@/components/ui/line-icon';
import type { TrainingVenueDto } from '@/lib/coaching/schema/directory';
import { fullAddress } from '@/lib/platform/geocoding/full-address';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';
import { CoachLink } from './coach-link';
import { DirectoryList } from './directory-list';
import { texts } from './texts';

export function TrainingVenues({
  venues,
  onClear,
}: {
  venues: TrainingVenueDto[];
  onClear: (() => void) | null;
}) {
  const t = translate(texts);
  return (
    <DirectoryList
      title={t.trainingVenues}
      items={venues}
      empty={{ drawing: 'venues', title: t.noVenues, description: t.noVenuesHint, onClear }}
      card={(venue) => <TrainingVenue venue={venue} />}
    />
  );
}

function TrainingVenue({ venue }: { venue: TrainingVenueDto }) {
  const t = translate(texts);
  return (
    <article className="flex flex-col gap-2 rounded-card border bg-card p-4">
      <h3 className="wrap-anywhere text-xl" dir="auto">
        <Link href={routes.venue(venue.id)} className="hover:underline">
          {venue.name}
        </Link>
      </h3>
      <p className="flex items-start gap-1.5 text-muted-foreground text-sm">
        <LineIcon name="map-pin" className="mt-0.5 size-4 shrink-0" />
        <bdi className="wrap-anywhere">{fullAddress(venue)}</bdi>
      </p>
      <p className="text-sm">
        {t.listOfSports({ sports: venue.sports.map((name) => sportWords(name)) })}
      </p>
      <p className="mt-auto flex flex-wrap gap-x-1.5 border-t pt-3 text-sm">
        {t.trainsHere}
        {venue.coaches.map((coach) => (
          <CoachLink key={coach.id} coach={coach} />
        ))}
      </p>
    </article>
  );
}
