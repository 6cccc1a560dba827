import { InputField } from '@/components/forms/input-field';
import { useAction } from '@/components/forms/use-action';
import { useTypedText } from '@/components/forms/use-draft';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { GUEST_NAME_LENGTH_MAX } from '@/lib/games/constants';
import type { GameDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './roster-texts';

/** For the game's managers. One field without the code of forms, which each of their games would load. */
export function AddGuest({ game }: { game: GameDto }) {
  const t = translate(texts);
  const [name, setName] = useTypedText(`game-guest:${game.id}`);
  const { run, busy, error } = useAction({ refresh: [GROUPS_KEY], inline: true });
  const add = () =>
    run({
      call: () => api('POST /api/games/{id}/guests', { params: { id: game.id }, body: { name } }),
      done: t.guestAdded,
      failed: t.didNotWork,
      onDone: () => setName(''),
    });
  return (
    <Form className="mt-3 grid gap-2" onSubmit={add}>
      <InputField
        label={t.guestName}
        hint={t.guestHint}
        error={error}
        autoComplete="off"
        maxLength={GUEST_NAME_LENGTH_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="secondary" className="w-fit" aria-disabled={busy || undefined}>
        {t.addGuest}
      </Button>
    </Form>
  );
}
