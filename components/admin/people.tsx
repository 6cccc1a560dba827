'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { searchAddress } from '@/components/layout/address';
import { EmptyState } from '@/components/layout/empty-state';
import { MoreButton } from '@/components/layout/more-button';
import { useAddress } from '@/components/layout/use-address';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { PersonAction } from '@/lib/admin/constants';
import type { AdminPersonDto } from '@/lib/admin/schema';
import { api } from '@/lib/platform/http/client';
import { isolate } from '@/lib/platform/validation/isolate';
import { routes } from '@/lib/routes';
import { AdminList } from './admin-list';
import { peopleQuery } from './admin-query';
import { AdminSearch } from './admin-search';
import { dayOf } from './application-card';
import { type Moderation, useModeration } from './moderate-dialog';

const ADDRESS = searchAddress('person');

/** Search, suspend, ban and restore people. Each action ends the person's sessions at once. */
export function People() {
  const { applied, apply } = useAddress(ADDRESS);
  const { moderate, dialog } = useModeration();
  const query = useInfiniteQuery(peopleQuery(applied.search));
  const people = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="grid gap-4 *:min-w-0">
      <AdminSearch
        label="Search people"
        placeholder="Name, e-mail or id"
        asked={applied.search}
        onAsk={(search) => apply({ search })}
      />
      <AdminList query={query} loading="Loading people...">
        {people.length === 0 ? (
          <EmptyState as="h2" drawing="search" title="No people found." />
        ) : (
          <ul className="grid gap-3 *:min-w-0">
            {people.map((person) => (
              <li key={person.id}>
                <PersonRow person={person} onAct={moderate} />
              </li>
            ))}
          </ul>
        )}
        <MoreButton query={query}>Show more people</MoreButton>
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
  const { name, email, bannedAt, suspendedUntil, isAdmin } = person;
  return (
    <article className="flex flex-wrap items-center justify-between gap-3 rounded-card border bg-card p-4">
      <div className="min-w-0">
        <h3 className="wrap-anywhere text-base">
          <Link href={routes.user(person.id)} className="hover:underline" dir="auto">
            {name}
          </Link>
        </h3>
        <p className="wrap-anywhere text-muted-foreground text-sm">
          {email} · joined {dayOf(person.createdAt)} · {counted(person.sessions, 'open session')}
        </p>
        <p className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
          {isAdmin ? <Badge variant="primary">Admin</Badge> : null}
          {bannedAt ? <Badge variant="destructive">Banned</Badge> : null}
          {suspendedUntil ? (
            <Badge variant="destructive">Suspended until {dayOf(suspendedUntil)}</Badge>
          ) : null}
          {person.openReports > 0 ? (
            <Badge variant="special">{counted(person.openReports, 'open report')}</Badge>
          ) : null}
          {person.warnings > 0 ? (
            <Badge variant="outline">{counted(person.warnings, 'warning')}</Badge>
          ) : null}
        </p>
      </div>
      {isAdmin ? null : <PersonActs person={person} onAct={onAct} />}
    </article>
  );
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const ACTS: Record<PersonAction, Pick<Moderation, 'label' | 'done' | 'description'>> = {
  suspend: {
    label: 'Suspend',
    done: 'Person suspended',
    description: 'Signed out everywhere at once, and locked out until it ends.',
  },
  ban: {
    label: 'Ban',
    done: 'Person banned',
    description: 'Signed out everywhere at once, and locked out.',
  },
  restore: {
    label: 'Restore',
    done: 'Person restored',
    description: 'They can sign in again.',
  },
  'end-sessions': {
    label: 'End sessions',
    done: 'Sessions ended',
    description: 'Signed out everywhere; they can sign in again.',
  },
};

function PersonActs({ person, onAct }: PersonRowProps) {
  const isOut = person.bannedAt !== null || person.suspendedUntil !== null;
  const actions: PersonAction[] = isOut ? ['restore'] : ['suspend', 'ban', 'end-sessions'];
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((action) => (
        <Button
          key={action}
          variant="secondary"
          aria-label={`${ACTS[action].label} ${isolate(person.name)}`}
          onClick={() =>
            onAct({
              ...ACTS[action],
              key: `person ${person.id} ${action}`,
              send: (body) =>
                api('POST /api/admin/people/{id}/{action}', {
                  params: { id: person.id, action },
                  body,
                }),
              noteHint: 'Only admins read them.',
              title: `${ACTS[action].label}: ${isolate(person.name)}`,
              takesDays: action === 'suspend',
              destructive: action !== 'restore',
            })
          }
        >
          {ACTS[action].label}
        </Button>
      ))}
    </div>
  );
}
