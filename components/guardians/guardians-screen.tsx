'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BirthYearField } from '@/components/forms/birth-year-field';
import { useAction } from '@/components/forms/use-action';
import { useRouter } from '@/components/layout/use-router';
import { useBirthYear } from '@/components/onboarding/use-birth-year';
import { Button } from '@/components/ui/button';
import { SettingsSection } from '@/components/ui/settings-section';
import type { GuardianOfferDto, GuardiansDto } from '@/lib/guardians/schema';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
import { readQuery } from '@/lib/platform/http/queries';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { translate } from '@/lib/platform/language/translate';
import { GuardianLink, InviteConnections, PersonRow } from './guardian-link';
import { texts } from './texts';
import { YoungPerson } from './young-person';

const GUARDIANS_KEY = 'guardians';
const guardiansQuery = readQuery(GUARDIANS_KEY, apiUrl('GET /api/guardians'));

interface GuardiansScreenProps {
  userId: number;
  first: GuardiansDto;
  /** Undefined without a link in the address; null for one that cannot be accepted. */
  offer: GuardianOfferDto | null | undefined;
}

/** Both sides: a young person's guardians, or the young people of a guardian. */
export function GuardiansScreen({ userId, first, offer }: GuardiansScreenProps) {
  const { data } = useQuery(usePageData(guardiansQuery, first));
  const queries = useQueryClient();
  const show = (next: GuardiansDto) => queries.setQueryData(guardiansQuery.queryKey, next);
  const t = translate(texts);
  const { side, guardians, young } = data;
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4 *:min-w-0">
      <h1 className="text-3xl">{t.title}</h1>
      {offer === undefined ? null : <Offer offer={offer} canAccept={side !== null} onDone={show} />}
      {side === null ? <YearFirst userId={userId} /> : null}
      {young.map((person) => (
        <YoungPerson key={person.id} person={person} onDone={show} />
      ))}
      {side === null ? null : (
        <SettingsSection
          title={side === 'young' ? t.yourGuardians : t.youngPeople}
          description={side === 'young' ? t.youngHint : t.adultHint}
        >
          {side === 'young' && guardians.length === 0 ? (
            <p className="text-muted-foreground text-sm">{t.noGuardian}</p>
          ) : null}
          <People people={side === 'young' ? guardians : young} />
          <GuardianLink label={side === 'young' ? t.inviteGuardian : t.inviteYoung} />
          <InviteConnections side={side} />
        </SettingsSection>
      )}
    </div>
  );
}

interface OfferProps {
  offer: GuardianOfferDto | null;
  canAccept: boolean;
  onDone: (next: GuardiansDto) => void;
}

function Offer({ offer, canAccept, onDone }: OfferProps) {
  const t = translate(texts);
  const { run, busy } = useAction();
  const [isAccepted, setIsAccepted] = useState(false);
  if (isAccepted) return null;
  if (offer === null) return <p className="rounded-card border bg-card p-4">{t.linkGone}</p>;
  const { token, name, as } = offer;
  const sentence = { guardian: t.offer, young: t.offerYoung, none: t.offerEither }[as ?? 'none'];
  const accept = () =>
    run({
      call: () => api('POST /api/guardians', { body: { token } }),
      done: t.accepted,
      failed: t.failed,
      onDone: (next) => {
        setIsAccepted(true);
        onDone(next);
      },
    });
  return (
    <section className="grid justify-items-start gap-3 rounded-card border bg-card p-4">
      <p className="wrap-anywhere">{sentence({ name })}</p>
      {canAccept ? (
        <Button aria-disabled={busy || undefined} onClick={accept}>
          {t.accept}
        </Button>
      ) : null}
    </section>
  );
}

function YearFirst({ userId }: { userId: number }) {
  const t = translate(texts);
  const router = useRouter();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState('');
  const { state, busy, error } = useBirthYear(userId);
  async function save() {
    if (!(await state(chosen))) return;
    await queries.invalidateQueries({ queryKey: [GUARDIANS_KEY] });
    router.refresh();
  }
  return (
    <section className="grid justify-items-start gap-3 rounded-card border bg-card p-4">
      <p>{t.yearFirst}</p>
      <BirthYearField
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        error={error}
      />
      <Button aria-disabled={busy || undefined} onClick={save}>
        {t.save}
      </Button>
    </section>
  );
}

function People({ people }: { people: GuardiansDto['guardians'] }) {
  const t = translate(texts);
  const { run, busy } = useAction({ refresh: [GUARDIANS_KEY] });
  const end = (id: number) =>
    run({
      call: () => api('DELETE /api/guardians/{id}', { params: { id } }),
      done: t.ended,
      failed: t.failed,
    });
  return (
    <ul className="grid divide-y border-y">
      {people.map(({ id, name }) => (
        <PersonRow key={id} name={name}>
          <Button
            variant="secondary"
            size="sm"
            aria-label={t.endOf({ name })}
            aria-disabled={busy || undefined}
            onClick={() => end(id)}
          >
            {t.end}
          </Button>
        </PersonRow>
      ))}
    </ul>
  );
}
