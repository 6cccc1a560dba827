import { InputField } from '@/components/forms/input-field';
import { useGroupForm } from '@/components/groups/use-group-form';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import type { GameDto } from '@/lib/games/schema/read-game';
import { addGuestSchema } from '@/lib/games/schema/roster';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

/** A form and its checks: for the game's managers alone. */
export function AddGuest({ game }: { game: GameDto }) {
  const t = translate(texts);
  const form = useGroupForm({
    schema: addGuestSchema,
    draft: `game-guest:${game.id}`,
    values: { name: '' },
    send: (body) => api('POST /api/games/{id}/guests', { params: { id: game.id }, body }),
    done: t.guestAdded,
    failed: t.didNotWork,
    nextValues: { name: '' },
  });
  return (
    <Form className="mt-3 grid gap-2" onSubmit={form.submit}>
      <InputField
        label={t.guestName}
        hint={t.guestHint}
        error={form.errors.name}
        autoComplete="off"
        {...form.register('name')}
      />
      <Button
        type="submit"
        variant="secondary"
        className="w-fit"
        aria-disabled={form.busy || undefined}
      >
        {t.addGuest}
      </Button>
    </Form>
  );
}
