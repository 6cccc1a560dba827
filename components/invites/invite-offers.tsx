'use client';

import { StartTime } from '@/components/calendar/start-time';
import { useAction } from '@/components/forms/use-action';
import { rich } from '@/components/language/rich';
import { useRouter } from '@/components/layout/use-router';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { NativeInput } from '@/components/ui/input';
import type { InviteOfferDto } from '@/lib/invites/schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { GENDERS } from '@/lib/users/constants';
import { texts as userTexts } from '@/lib/users/texts';
import { genderIn } from './gender-choice';
import { texts } from './texts';

/** Invite links at which the person's address was entered: nothing happens before the person answers. */
export function InviteOffers({ offers }: { offers: InviteOfferDto[] }) {
  const t = translate(texts);
  return (
    <ul aria-label={t.offers} className="mb-5 grid gap-3">
      {offers.map((offer) => (
        <Offer key={offer.id} offer={offer} />
      ))}
    </ul>
  );
}

function Offer({ offer }: { offer: InviteOfferDto }) {
  const t = translate(texts);
  const router = useRouter();
  const { run, busy } = useAction();
  const { id, group, game, heldUntil, asks, asksGender } = offer;
  const params = { id };
  const join = (form: HTMLFormElement) =>
    run({
      call: () => api('POST /api/invite-offers/{id}', { params, body: { gender: genderIn(form) } }),
      failed: t.joinFailed,
      // A full reload: the shell's data has changed too.
      onDone: ({ status, groupId, gameId }) => {
        if (status === 'pending') router.refresh();
        else window.location.assign(gameId === null ? routes.group(groupId) : routes.game(gameId));
      },
      onFailed: () => router.refresh(),
    });
  const decline = () =>
    run({
      call: () => api('DELETE /api/invite-offers/{id}', { params }),
      done: t.offerDeclined,
      failed: t.didNotWork,
      onDone: () => router.refresh(),
    });
  return (
    <li className="rounded-card border bg-muted p-4">
      <Form className="grid gap-3" onSubmit={(event) => join(event.currentTarget)}>
        <div className="grid gap-1">
          <p className="font-lead">{t.invitedWithAddress}</p>
          <p className="wrap-anywhere">
            {rich(game ? t.offerOfGame : t.offerOfGroup, {
              group: <bdi className="font-strong">{group}</bdi>,
              game: <bdi className="font-strong">{game?.title}</bdi>,
            })}
          </p>
          {game ? (
            <p className="text-sm">
              <StartTime of={game} />
            </p>
          ) : null}
          {heldUntil && game ? (
            <p className="text-sm">
              {rich(t.offerHeld, {
                at: <StartTime of={{ startsAt: heldUntil, timeZone: game.timeZone }} isWithin />,
              })}
            </p>
          ) : null}
        </div>
        {asksGender ? <GenderOfOffer /> : null}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" aria-disabled={busy || undefined}>
            {asks ? t.askToJoin : t.join}
          </Button>
          <Button variant="secondary" aria-disabled={busy || undefined} onClick={decline}>
            {t.notMe}
          </Button>
        </div>
      </Form>
    </li>
  );
}

function GenderOfOffer() {
  const [t, words] = [translate(texts), translate(userTexts)];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold text-sm">{t.offerGender}</legend>
      <div className="grid grid-cols-2 gap-2">
        {GENDERS.map((gender) => (
          <label key={gender} className="flex min-h-11 items-center gap-2.5 text-sm">
            <NativeInput
              type="radio"
              name="gender"
              value={gender}
              required
              className="size-5 shrink-0"
            />
            {words[gender]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
