import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { fullAddress } from '@/lib/platform/geocoding/full-address';
import { api } from '@/lib/platform/http/client';
import { isolate } from '@/lib/platform/validation/isolate';
import { routes } from '@/lib/routes';
import type { AdminVenueDto, CurateAction } from '@/lib/venues/schema/curate-venue';
import type { Moderation } from '../moderate-dialog';

const ACTS: Record<CurateAction, Pick<Moderation, 'label' | 'done' | 'description'>> = {
  verify: {
    label: 'Verify',
    done: 'Venue verified',
    description: 'It now shows the Verified badge.',
  },
  unverify: {
    label: 'Unverify',
    done: 'Badge removed',
    description: 'It no longer shows the Verified badge.',
  },
  close: {
    label: 'Close',
    done: 'Marked as closed',
    description: 'It stays on its page, marked as closed.',
  },
  reopen: {
    label: 'Reopen',
    done: 'Marked as open',
    description: 'People see it as a place to play again.',
  },
  hide: {
    label: 'Hide',
    done: 'Venue hidden',
    description: 'It leaves every list and page; it is not deleted.',
  },
  show: { label: 'Show', done: 'Venue listed again', description: 'It is back on every list.' },
};

interface VenueRowProps {
  venue: AdminVenueDto;
  onAct: (act: Moderation) => void;
  onMerge: () => void;
}

/** A venue with its admin actions. */
export function VenueRow({ venue, onAct, onMerge }: VenueRowProps) {
  const { id, name, addedBy, owner, rating, reviewCount } = venue;
  const actions: CurateAction[] = [
    venue.isVerified ? 'unverify' : 'verify',
    venue.isClosed ? 'reopen' : 'close',
    venue.isHidden ? 'show' : 'hide',
  ];
  return (
    <article className="flex flex-wrap items-center justify-between gap-3 rounded-card border bg-card p-4">
      <div className="min-w-0">
        <h3 className="wrap-anywhere text-base" dir="auto">
          {venue.isHidden ? (
            name
          ) : (
            <Link href={routes.venue(id)} className="hover:underline">
              {name}
            </Link>
          )}
        </h3>
        <p className="wrap-anywhere text-muted-foreground text-sm" dir="auto">
          {fullAddress(venue)}
        </p>
        <p className="wrap-anywhere text-muted-foreground text-sm">
          {rating.toFixed(1)} from {reviewCount} {reviewCount === 1 ? 'review' : 'reviews'}
          {addedBy ? (
            <>
              {' '}
              · added by <bdi>{addedBy}</bdi>
            </>
          ) : null}
          {owner ? (
            <>
              {' '}
              · run by <bdi>{owner}</bdi>
            </>
          ) : null}
        </p>
        <Badges venue={venue} />
      </div>
      <div className="flex flex-wrap gap-2">
        {actions.map((action) => (
          <Button
            key={action}
            variant="secondary"
            aria-label={`${ACTS[action].label} ${isolate(name)}`}
            onClick={() =>
              onAct({
                ...ACTS[action],
                key: `venue ${id} ${action}`,
                send: (body) =>
                  api('POST /api/admin/venues/{id}/{action}', { params: { id, action }, body }),
                noteHint: 'Whoever runs the venue, or added it, will read them.',
                title: `${ACTS[action].label}: ${isolate(name)}`,
                destructive: action === 'hide',
              })
            }
          >
            {ACTS[action].label}
          </Button>
        ))}
        {venue.isHidden ? null : (
          <Button variant="secondary" aria-label={`Merge ${isolate(name)}`} onClick={onMerge}>
            Merge
          </Button>
        )}
      </div>
    </article>
  );
}

function Badges({ venue }: { venue: AdminVenueDto }) {
  const { isVerified, isClosed, isHidden, openSuggestions, openReports } = venue;
  return (
    <p className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
      {isVerified ? <Badge variant="primary">Verified</Badge> : null}
      {isClosed ? <Badge variant="outline">Closed</Badge> : null}
      {isHidden ? <Badge variant="destructive">Hidden</Badge> : null}
      {openSuggestions > 0 ? (
        <Badge variant="special">
          {openSuggestions} {openSuggestions === 1 ? 'suggestion' : 'suggestions'}
        </Badge>
      ) : null}
      {openReports > 0 ? (
        <Badge variant="special">
          {openReports} open {openReports === 1 ? 'report' : 'reports'}
        </Badge>
      ) : null}
    </p>
  );
}
