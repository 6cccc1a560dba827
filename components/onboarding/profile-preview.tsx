import { useQuery } from '@tanstack/react-query';
import { Avatar } from '@/components/avatars/avatar';
import { FilePreview } from '@/components/forms/photo-field';
import { SportBadge } from '@/components/sports/sport-badge';
import { sportsQuery } from '@/components/sports/sports-query';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import type { CurrentUserDto } from '@/lib/users/schema/current-user';
import type { OnboardingDraft } from './draft';
import { texts } from './texts';
import { usePublicArea } from './use-public-area';

interface ProfilePreviewProps {
  user: CurrentUserDto;
  draft: OnboardingDraft;
  photo: File | null;
}

/** The profile as others will see it, updated while typing. */
export function ProfilePreview({ user, draft, photo }: ProfilePreviewProps) {
  const area = usePublicArea(draft.point);
  const bio = draft.bio.trim();
  const t = translate(texts);
  return (
    <section aria-label={t.howOthersSeeYou} className="mt-6">
      <p aria-hidden className="mb-2.5 font-semibold text-sm">
        {t.howOthersSeeYou}
      </p>
      <div className="rounded-card border bg-card p-4 sm:bg-background">
        <div className="flex items-center gap-3.5">
          {photo ? (
            <FilePreview file={photo} className="size-14 shrink-0" />
          ) : (
            <Avatar id={user.id} name={user.name} imageUrl={user.profileImageUrl} size={56} />
          )}
          <div className="wrap-anywhere min-w-0">
            <p dir="auto" className="font-heading text-xl leading-tight">
              {user.name}
            </p>
            {area && (
              <p className="mt-0.5 flex items-center gap-1.5 text-muted-foreground text-sm">
                <LineIcon name="map-pin" className="size-3.5 shrink-0" />
                {area}
              </p>
            )}
          </div>
        </div>
        <SportBadges draft={draft} />
        {bio && (
          <p dir="auto" className="wrap-anywhere mt-3 whitespace-pre-line text-sm">
            {bio}
          </p>
        )}
      </div>
    </section>
  );
}

function SportBadges({ draft }: { draft: OnboardingDraft }) {
  const { data: sports = [] } = useQuery(sportsQuery);
  return (
    <ul aria-label={translate(texts).sports} className="mt-3 flex flex-wrap gap-1.5">
      {draft.sports.map(({ sportId, skillLevel }) => {
        const sport = sports.find(({ id }) => id === sportId);
        return (
          sport && (
            <li key={sportId} className="min-w-0">
              <SportBadge name={sport.name} level={skillLevel} />
            </li>
          )
        );
      })}
    </ul>
  );
}
