'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { connectionsQuery } from '@/components/connections/use-connection';
import { LabelledField } from '@/components/forms/input-field';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { LineIcon } from '@/components/ui/line-icon';
import { Select } from '@/components/ui/select';
import { SettingsSection } from '@/components/ui/settings-section';
import type { DeskDto } from '@/lib/courts/schema/court-time';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { DESK_KEY } from './courts-query';
import { texts } from './desk-texts';

/** Who runs the desk beside the operator, chosen among the connections. */
export function DeskStaff({ desk: { venue, staff } }: { desk: DeskDto }) {
  const id = useId();
  const t = translate(texts);
  const { data } = useInfiniteQuery(connectionsQuery);
  const { run, busy } = useAction({ refresh: [DESK_KEY] });
  const [userId, setUserId] = useState('');
  const [role, setRole] = useState<'desk' | 'owner'>('desk');
  const people = data?.pages.flatMap(({ items }) => items) ?? [];
  const add = () =>
    run({
      call: () =>
        api('POST /api/venues/{id}/staff', {
          params: { id: venue.id },
          body: { userId: Number(userId), role },
        }),
      done: t.personAdded,
      failed: t.saveFailed,
      onDone: () => setUserId(''),
    });
  const remove = (personId: number) =>
    run({
      call: () =>
        api('DELETE /api/venues/{id}/staff/{userId}', {
          params: { id: venue.id, userId: personId },
        }),
      done: t.personRemoved,
      failed: t.saveFailed,
    });
  return (
    <SettingsSection title={t.staff} description={t.staffHint}>
      <ul className="grid gap-1 empty:hidden">
        {staff.map((person) => (
          <li key={person.userId} className="flex items-center justify-between gap-3 border-t">
            <span className="wrap-anywhere">
              <bdi>{person.name}</bdi>{' '}
              <span className="text-muted-foreground text-sm">
                {person.role === 'owner' ? t.roleOwner : t.roleDesk}
              </span>
            </span>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t.removePerson({ name: person.name })}
              onClick={() => remove(person.userId)}
            >
              <LineIcon name="x" />
            </Button>
          </li>
        ))}
      </ul>
      {people.length > 0 ? (
        <Form
          aria-label={t.staff}
          className="grid gap-3 *:min-w-0"
          onSubmit={async () => {
            if (userId) await add();
          }}
        >
          <LabelledField id={`${id}person`} label={t.person}>
            <Select
              id={`${id}person`}
              className="w-full"
              value={userId}
              onChange={(event) => setUserId(event.target.value)}
            >
              <option value="">{t.choosePerson}</option>
              {people.map((person) => (
                <option key={person.id} value={person.id}>
                  {person.name}
                </option>
              ))}
            </Select>
          </LabelledField>
          <LabelledField id={`${id}role`} label={t.role}>
            <Select
              id={`${id}role`}
              className="w-full"
              value={role}
              onChange={(event) => setRole(event.target.value === 'owner' ? 'owner' : 'desk')}
            >
              <option value="desk">{t.roleDesk}</option>
              <option value="owner">{t.roleOwner}</option>
            </Select>
          </LabelledField>
          <Button type="submit" variant="secondary" className="w-fit" disabled={!userId || busy}>
            {t.addPerson}
          </Button>
        </Form>
      ) : null}
    </SettingsSection>
  );
}
