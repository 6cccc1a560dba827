'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { searchAddress } from '@/components/lists/address';
import { MoreButton } from '@/components/lists/more-button';
import { useAddress } from '@/components/lists/use-address';
import { Badge } from '@/components/ui/count-badge';
import { EmptyState } from '@/components/ui/empty-state';
import type { PersonAction } from '@/lib/admin/constants';
import type { AdminPersonDto } from '@/lib/admin/schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { AdminList, AdminSearch } from './admin-list';
import { peopleQuery } from './admin-query';
import { type ActWords, type Moderation, useModeration } from './moderate-dialog';
import { ModerationButtons } from './moderation-buttons';
import { texts } from './texts';

const ADDRESS = searchAddress('person');

/** Search, suspend, ban and restore people. Each action ends the person's sessions at once. */
export function People() {
  const { applied, apply } = useAddress(ADDRESS);
  const { moderate, dialog } = useModeration();
  const query = useInfiniteQuery(peopleQuery(applied.search));
  const t = translate(texts);
  const people = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid gap-4 *:min-w-0">
      <AdminSearch
        label={t.searchPeople}
        placeholder={t.nameEmailOrId}
        asked={applied.search}
        onAsk={(search) => apply({ search })}
      />
      <AdminList query={query} loading={t.loadingPeople}>
        {people.length === 0 ? (
          <EmptyState as="h2" drawing="search" title={t.noPeople} />
        ) : (
          <ul className="grid gap-3 *:min-w-0">
            {people.map((person) => (
              <li key={person.id}>
                <PersonRow person={person} onAct={moderate} />
              </li>
            ))}
          </ul>
        )}
        <MoreButton query={query}>{t.morePeople}</MoreButton>
      </AdminList>
      {dialog}
    </div>
  );
}

interface PersonRowProps {
  person: AdminPersonDto;
  onAct: (act: Moderation) => void;
}

function PersonRow({ person, onAct }: PersonRowProps) {
  const { name, email, bannedAt, suspendedUntil, isAdmin, openReports, warnings } = person;
  const t = translate(texts);
  return (
    <article className="flex flex-wrap items-center justify-between gap-3 rounded-card border bg-card p-4">
      <div className="min-w-0">
        <h3 className="wrap-anywhere text-base">
          <Link href={routes.user(person.id)} className="hover:underline" dir="auto">
            {name}
          </Link>
        </h3>
        <p className="wrap-anywhere text-muted-foreground text-sm">
          {rich(t.personFacts({ joined: person.createdAt, sessions: person.sessions }), {
            email: <span dir="ltr">{email}</span>,
          })}
        </p>
        <p className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
          {isAdmin ? <Badge variant="primary">{t.admin}</Badge> : null}
          {bannedAt ? <Badge variant="destructive">{t.banned}</Badge> : null}
          {suspendedUntil ? (
            <Badge variant="destructive">{t.suspendedUntil({ until: suspendedUntil })}</Badge>
          ) : null}
          {openReports > 0 ? <Badge>{t.openReports({ count: openReports })}</Badge> : null}
          {warnings > 0 ? <Badge variant="outline">{t.warnings({ count: warnings })}</Badge> : null}
        </p>
      </div>
      {isAdmin ? null : <PersonActs person={person} onAct={onAct} />}
    </article>
  );
}

function actsOn(person: string): Record<PersonAction, ActWords> {
  const t = translate(texts);
  return {
    suspend: {
      label: t.suspend,
      done: t.suspended,
      description: t.suspendHint,
      title: t.suspendTitle({ person }),
      accessibleName: t.suspendName({ person }),
    },
    ban: {
      label: t.ban,
      done: t.personBanned,
      description: t.banHint,
      title: t.banTitle({ person }),
      accessibleName: t.banName({ person }),
    },
    restore: {
      label: t.restore,
      done: t.restored,
      description: t.restoreHint,
      title: t.restoreTitle({ person }),
      accessibleName: t.restoreName({ person }),
    },
    'end-sessions': {
      label: t.endSessions,
      done: t.sessionsEnded,
      description: t.endSessionsHint,
      title: t.endSessionsTitle({ person }),
      accessibleName: t.endSessionsName({ person }),
    },
  };
}

function PersonActs({ person, onAct }: PersonRowProps) {
  const isOut = person.bannedAt !== null || person.suspendedUntil !== null;
  const actions: PersonAction[] = isOut ? ['restore'] : ['suspend', 'ban', 'end-sessions'];
  return (
    <ModerationButtons
      actions={actions}
      words={actsOn(person.name)}
      onAct={onAct}
      toAct={(action) => ({
        key: `person ${person.id} ${action}`,
        send: (body) =>
          api('POST /api/admin/people/{id}/{action}', { params: { id: person.id, action }, body }),
        noteHint: translate(texts).adminsOnly,
        takesDays: action === 'suspend',
        destructive: action !== 'restore',
      })}
    />
  );
}
