import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { rich } from '@/components/language/rich';
import { readWhole, replaceParts } from '@/components/lists/address';
import { CardGrid } from '@/components/lists/card-grid';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/count-badge';
import { EmptyState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { SettingsSection } from '@/components/ui/settings-section';
import { type DialogProps, useDialog } from '@/components/ui/use-dialog';
import { isCoordinates, ownPlaceName } from '@/lib/platform/geo/place-name';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import { sportWords } from '@/lib/sports/words';
import { GENDERS } from '@/lib/users/constants';
import type { SavedUserSportDto } from '@/lib/users/schema/profile';
import type { OwnProfileDto } from '@/lib/users/schema/read-profile';
import { texts as userTexts } from '@/lib/users/texts';
import { texts as cardTexts } from './card-texts';
import { OwnPhoto } from './own-photo';
import { PersonHeader, SportSkillCard } from './person-header';
import { texts } from './texts';

const EditSportDialog = dynamic(
  () => loadPart(() => import('./edit-sport-dialog').then((module) => module.EditSportDialog)),
  { ssr: false },
);

interface OwnSportsProps {
  userId: number;
  sports: SavedUserSportDto[];
}

/** Opens the sport named in the URL: other screens link here to set a level. */
function OwnSports({ userId, sports }: OwnSportsProps) {
  const t = translate(texts);
  const asked = readWhole(useSearchParams(), 'sport');
  const isOwn = sports.some(({ sportId }) => sportId === asked);
  const add = useDialog(asked !== null && !isOwn);
  const button = (
    <Button variant={sports.length > 0 ? 'secondary' : 'primary'} onClick={add.show}>
      <LineIcon name="plus" />
      {t.addSport}
    </Button>
  );
  return (
    <section aria-labelledby="sports-and-skills" className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sports-and-skills" className="text-2xl">
          {t.sportsAndSkills}
        </h2>
        {sports.length > 0 ? button : null}
      </div>
      {sports.length === 0 ? (
        <EmptyState
          drawing="ground"
          title={t.noSports}
          description={t.ownSportsHint}
          action={button}
        />
      ) : (
        <CardGrid>
          {sports.map((own) => (
            <li key={own.id}>
              <OwnSport userId={userId} own={own} openAtFirst={own.sportId === asked} />
            </li>
          ))}
        </CardGrid>
      )}
      {add.wanted ? (
        <EditSportDialog
          {...clearingUrl(add.props)}
          userId={userId}
          own={null}
          sportId={asked}
          taken={sports.map(({ sportId }) => sportId)}
        />
      ) : null}
    </section>
  );
}

/** Once closed, the dialog must not reopen from the URL. */
function clearingUrl(dialog: DialogProps): DialogProps {
  return {
    ...dialog,
    onOpenChange: (open) => {
      dialog.onOpenChange(open);
      if (!open) replaceParts({ sport: null });
    },
  };
}

interface OwnSportProps {
  userId: number;
  own: SavedUserSportDto;
  openAtFirst: boolean;
}

function OwnSport({ userId, own, openAtFirst }: OwnSportProps) {
  const edit = useDialog(openAtFirst);
  return (
    <>
      <SportSkillCard
        own={own}
        action={
          <Button
            variant="ghost"
            size="icon"
            aria-label={translate(texts).editSport({ sport: sportWords(own.sport.name) })}
            onClick={edit.show}
          >
            <LineIcon name="pencil" />
          </Button>
        }
      />
      {edit.wanted ? (
        <EditSportDialog {...clearingUrl(edit.props)} userId={userId} own={own} taken={[]} />
      ) : null}
    </>
  );
}

const EditProfileDialog = dynamic(
  () => loadPart(() => import('./edit-profile-dialog').then((module) => module.EditProfileDialog)),
  { ssr: false },
);

/** Every part has its edit button. */
export function OwnProfile({ profile }: { profile: OwnProfileDto }) {
  const edit = useDialog();
  const t = translate(texts);
  return (
    <div className="grid min-w-0 gap-8 *:min-w-0">
      <PersonHeader
        person={{ ...profile, location: ownPlaceName(profile) }}
        sportCount={profile.counts.sports}
        badge={profile.isAdmin ? <AdminBadge /> : null}
        picture={<OwnPhoto person={profile} />}
        actions={
          <Button variant="secondary" onClick={edit.show}>
            <LineIcon name="pencil" />
            {t.editProfile}
          </Button>
        }
      />
      {edit.wanted ? <EditProfileDialog {...edit.props} profile={profile} /> : null}
      <OwnSports userId={profile.id} sports={profile.sports} />
      <div className="grid min-w-0 gap-4 *:min-w-0 lg:grid-cols-2">
        <Contact profile={profile} />
        <Stats profile={profile} />
      </div>
    </div>
  );
}

function AdminBadge() {
  return (
    <Badge>
      <LineIcon name="shield-check" />
      {translate(texts).admin}
    </Badge>
  );
}

function Contact({ profile }: { profile: OwnProfileDto }) {
  const t = translate(texts);
  const place = ownPlaceName(profile);
  const gender = GENDERS.find((known) => known === profile.gender);
  return (
    <SettingsSection title={t.contact} description={t.contactHint}>
      <dl className="grid gap-3.5">
        <Line icon={<LineIcon name="mail" />} label={t.email}>
          {profile.email}
        </Line>
        <Line icon={<LineIcon name="map-pin" />} label={t.location}>
          <bdi>{place === null ? translate(cardTexts).locationNotSet : placeName(place)}</bdi>
          <OtherPlaceName profile={profile} />
        </Line>
        <Line icon={<LineIcon name="user-round" />} label={t.gender}>
          {gender ? translate(userTexts)[gender] : t.notSet}
          {profile.genderCountsFrom && (
            <span className="block text-muted-foreground text-sm">
              {t.genderCounts({ from: profile.genderCountsFrom })}
            </span>
          )}
        </Line>
      </dl>
    </SettingsSection>
  );
}

/** The other name of the place: the coordinates that only the person sees, or the public area. */
function OtherPlaceName({ profile: { location, publicLocation } }: { profile: OwnProfileDto }) {
  const hasOther = isCoordinates(location) || (publicLocation && publicLocation !== location);
  if (!hasOther) return null;
  const t = translate(texts);
  return (
    <span className="block text-muted-foreground text-sm">
      {isCoordinates(location)
        ? rich(t.onlyYouSee, { place: <bdi dir="ltr">{location}</bdi> })
        : rich(t.othersSee, { place: <bdi>{publicLocation && placeName(publicLocation)}</bdi> })}
    </span>
  );
}

function Stats({ profile }: { profile: OwnProfileDto }) {
  const { counts, createdAt, isAdmin, attendancePercent } = profile;
  const t = translate(texts);
  return (
    <SettingsSection title={t.stats}>
      <dl className="grid grid-cols-1 gap-4 min-[22rem]:grid-cols-2">
        <Stat label={t.sportsPlayed}>{counts.sports}</Stat>
        <Stat label={t.groupsJoined}>{counts.groups}</Stat>
        <Stat label={t.memberSince}>
          <time dateTime={createdAt}>{new Date(createdAt).getUTCFullYear()}</time>
        </Stat>
        {attendancePercent === null ? null : (
          <Stat label={t.gamesAttended}>{t.percent({ value: attendancePercent })}</Stat>
        )}
      </dl>
      {isAdmin ? (
        <p>
          <AdminBadge />
        </p>
      ) : null}
    </SettingsSection>
  );
}

function Line({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:text-primary-ink">
      <dt className="contents">
        {icon}
        <span className="text-muted-foreground text-sm">{label}</span>
      </dt>
      <dd className="wrap-anywhere col-start-2 min-w-0" dir="auto">
        {children}
      </dd>
    </div>
  );
}

function Stat({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="order-2 text-muted-foreground text-sm">{label}</dt>
      <dd className="font-heading text-2xl tabular-nums tracking-tight">{children}</dd>
    </div>
  );
}
