'use client';

import { useRouter } from 'next/navigation';
import { ConnectButton } from '@/components/connections/connect-button';
import { type ConnectWords, useConnection } from '@/components/connections/use-connection';
import { Link } from '@/components/language/link';
import { MessageButton } from '@/components/messages/message-button';
import { PersonMenu } from '@/components/moderation/person-menu';
import { buttonVariants } from '@/components/ui/button-variants';
import type { GroupOfUserDto } from '@/lib/groups/schema/group-card';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import type { OwnProfileDto, ProfileDto, PublicProfileDto } from '@/lib/users/schema/read-profile';
import { PersonHeader } from './person-header';
import { PersonTabs } from './person-tabs';
import { texts } from './texts';

export interface PersonScreenProps {
  profile: ProfileDto;
  groups: GroupOfUserDto[];
  words: ConnectWords;
}

/** A person as others see them, with Message and Connect. */
export function PersonScreen({ profile, groups, words }: PersonScreenProps) {
  return (
    <div className="grid min-w-0 gap-6 *:min-w-0">
      {profile.isOwn ? (
        <OwnHeader profile={profile} />
      ) : (
        <OtherHeader profile={profile} words={words} />
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

function OtherHeader({ profile, words }: { profile: PublicProfileDto; words: ConnectWords }) {
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
