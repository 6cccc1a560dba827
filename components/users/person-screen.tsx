'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { MonthAndYear } from '@/components/calendar/day';
import { ConnectButton } from '@/components/connections/connect-button';
import { type ConnectWords, useConnection } from '@/components/connections/use-connection';
import { Follow } from '@/components/follows/follow-lazy';
import { GroupCard } from '@/components/groups/group-card';
import { Link } from '@/components/language/link';
import { CardGrid } from '@/components/lists/card-grid';
import { useTab } from '@/components/lists/use-address';
import { MessageButton } from '@/components/messages/message-button';
import { PersonMenu } from '@/components/moderation/person-menu';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import { LineIcon } from '@/components/ui/line-icon';
import type { LineIconName } from '@/components/ui/line-icon-names';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import type { FollowDto } from '@/lib/follows/schema';
import type { GroupOfUserDto } from '@/lib/groups/schema/group-card';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { OwnProfileDto, ProfileDto, PublicProfileDto } from '@/lib/users/schema/read-profile';
import { PersonHeader, SportSkillCard } from './person-header';
import { texts } from './texts';

const TABS = ['sports', 'groups', 'achievements'] as const;

interface PersonTabsProps {
  profile: ProfileDto;
  groups: GroupOfUserDto[];
}

function PersonTabs({ profile, groups }: PersonTabsProps) {
  const t = translate(texts);
  const [tab, setTab] = useTab(TABS);
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabsList aria-label={t.profile}>
        <TabsTrigger value="sports">{t.sports}</TabsTrigger>
        <TabsTrigger value="groups">{t.groups}</TabsTrigger>
        <TabsTrigger value="achievements">{t.achievements}</TabsTrigger>
      </TabsList>
      <TabsContent value="sports">
        <Sports profile={profile} />
      </TabsContent>
      <TabsContent value="groups">
        <Groups name={profile.name} groups={groups} />
      </TabsContent>
      <TabsContent value="achievements">
        <Achievements profile={profile} />
      </TabsContent>
    </Tabs>
  );
}

function Sports({ profile }: { profile: ProfileDto }) {
  const t = translate(texts);
  if (profile.sports.length === 0) {
    return (
      <EmptyState
        as="h2"
        drawing="ground"
        title={t.noSports}
        description={t.noSportsOf({ person: profile.name })}
      />
    );
  }
  return (
    <>
      <h2 className="sr-only">{t.sports}</h2>
      <CardGrid>
        {profile.sports.map((own) => (
          <li key={own.id}>
            <SportSkillCard own={own} />
          </li>
        ))}
      </CardGrid>
    </>
  );
}

function Groups({ name, groups }: { name: string; groups: GroupOfUserDto[] }) {
  const t = translate(texts);
  if (groups.length === 0) {
    return (
      <EmptyState
        as="h2"
        drawing="groups"
        title={t.noGroups}
        description={t.noGroupsOf({ person: name })}
      />
    );
  }
  return (
    <>
      <h2 className="sr-only">{t.groups}</h2>
      <CardGrid>
        {groups.map((group) => (
          <li key={group.id}>
            <GroupCard group={{ ...group, distance: null }} />
          </li>
        ))}
      </CardGrid>
    </>
  );
}

function Achievements({ profile }: { profile: ProfileDto }) {
  const { counts, attendancePercent, createdAt } = profile;
  const t = translate(texts);
  return (
    <>
      <h2 className="sr-only">{t.achievements}</h2>
      <dl className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 lg:grid-cols-4">
        <Figure icon="trophy" label={t.sportsPlayed}>
          {counts.sports}
        </Figure>
        <Figure icon="users-round" label={t.groupsJoined}>
          {counts.groups}
        </Figure>
        <Figure icon="calendar-days" label={t.memberSince}>
          <MonthAndYear iso={createdAt} />
        </Figure>
        {attendancePercent === null ? null : (
          <Figure icon="circle-check-big" label={t.gamesAttended}>
            {t.percent({ value: attendancePercent })}
          </Figure>
        )}
      </dl>
    </>
  );
}

interface FigureProps {
  icon: LineIconName;
  label: string;
  children: ReactNode;
}

function Figure({ icon, label, children }: FigureProps) {
  return (
    <div className="flex min-w-0 flex-col rounded-card border bg-card p-4">
      <dt className="order-2 text-muted-foreground text-sm">
        <span className="wrap-anywhere">{label}</span>
      </dt>
      <dd className="wrap-anywhere font-heading text-2xl tabular-nums tracking-tight">
        <LineIcon name={icon} className="mb-2 size-6 text-primary-ink" />
        {children}
      </dd>
    </div>
  );
}

export interface PersonScreenProps {
  profile: ProfileDto;
  groups: GroupOfUserDto[];
  words: ConnectWords;
  /** What the viewer follows. */
  follows: FollowDto[] | undefined;
}

/** A person as others see them, with Message and Connect. */
export function PersonScreen({ profile, groups, words, follows }: PersonScreenProps) {
  return (
    <div className="grid min-w-0 gap-6 *:min-w-0">
      {profile.isOwn ? (
        <OwnHeader profile={profile} />
      ) : (
        <OtherHeader profile={profile} words={words} follows={follows} />
      )}
      <PersonTabs profile={profile} groups={groups} />
    </div>
  );
}

function OwnHeader({ profile }: { profile: OwnProfileDto }) {
  return (
    <PersonHeader
      person={{ ...profile, location: profile.publicLocation }}
      sportCount={profile.counts.sports}
      actions={
        <Link href={routes.profile()} className={buttonVariants({ variant: 'secondary' })}>
          {translate(texts).editProfile}
        </Link>
      }
    />
  );
}

interface OtherHeaderProps extends Pick<PersonScreenProps, 'words' | 'follows'> {
  profile: PublicProfileDto;
}

function OtherHeader({ profile, words, follows }: OtherHeaderProps) {
  const router = useRouter();
  const connection = useConnection({ person: profile, connection: profile.connection, words });
  return (
    <PersonHeader
      person={profile}
      sportCount={profile.counts.sports}
      menu={
        <PersonMenu
          person={profile}
          onBlocked={() => router.replace(routes.players())}
          onDisconnect={connection.state === 'connected' ? connection.disconnect : undefined}
        />
      }
      actions={
        <>
          <MessageButton
            person={profile}
            refused={!profile.canMessage && connection.state !== 'connected'}
            variant={connection.state === 'connected' ? 'primary' : 'secondary'}
            className="min-w-[min(9rem,100%)] flex-1 sm:flex-none"
            aria-describedby="who-may-write"
          />
          <ConnectButton
            name={profile.name}
            connection={connection}
            className="min-w-[min(9rem,100%)] flex-1 sm:flex-none"
          />
          <Follow kind="person" id={profile.id} name={profile.name} follows={follows} />
          <p id="who-may-write" className="w-full text-muted-foreground text-sm empty:hidden">
            {profile.canMessage || connection.state === 'connected'
              ? null
              : translate(texts).knownOnly({ person: profile.name })}
          </p>
        </>
      }
    />
  );
}
