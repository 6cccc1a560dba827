import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { connectionsQuery } from '@/components/connections/use-connection';
import { useAction } from '@/components/forms/use-action';
import { MoreButton } from '@/components/lists/more-button';
import { CopyField } from '@/components/sharing/copy-field';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

const makeLink = () => api('POST /api/guardians/link');

/** Makes the link, once it is asked for. */
export function GuardianLink({ label }: { label: string }) {
  const t = translate(texts);
  const { run, busy } = useAction();
  const [url, setUrl] = useState<string | null>(null);
  const make = () => run({ call: makeLink, failed: t.failed, onDone: (link) => setUrl(link.url) });
  if (url === null) {
    return (
      <Button
        variant="secondary"
        className="w-fit"
        aria-disabled={busy || undefined}
        onClick={make}
      >
        {label}
      </Button>
    );
  }
  return (
    <div className="grid gap-2 *:min-w-0">
      <p className="text-muted-foreground text-sm">{t.linkHint}</p>
      <CopyField url={url} label={label} />
    </div>
  );
}

export function PersonRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-3 py-2.5">
      <bdi className="wrap-anywhere min-w-0 flex-1 font-semibold text-sm">{name}</bdi>
      {children}
    </li>
  );
}

/** Sends the link to a connection in the chat of the two: whom one cannot write to is not among them. */
export function InviteConnections({ side }: { side: 'young' | 'guardian' }) {
  const t = translate(texts);
  const query = useInfiniteQuery(connectionsQuery);
  const { run, busy } = useAction();
  const [invited, setInvited] = useState<readonly number[]>([]);
  const people = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (people.length === 0) return null;
  const invite = (receiverId: number) =>
    run({
      call: async () => {
        const link = await makeLink();
        const content = side === 'young' ? t.askMessage(link) : t.offerMessage(link);
        return api('POST /api/messages', { body: { receiverId, content } });
      },
      done: t.inviteSent,
      failed: t.failed,
      onDone: () => setInvited((before) => [...before, receiverId]),
    });
  return (
    <details>
      <summary className={buttonVariants({ variant: 'secondary' })}>{t.fromConnections}</summary>
      <ul className="grid divide-y">
        {people.map(({ id, name }) => (
          <PersonRow key={id} name={name}>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t.inviteOf({ name })}
              aria-disabled={busy || undefined}
              disabled={invited.includes(id)}
              onClick={() => invite(id)}
            >
              {invited.includes(id) ? t.invited : t.invite}
            </Button>
          </PersonRow>
        ))}
      </ul>
      <MoreButton query={query}>{t.showMore}</MoreButton>
    </details>
  );
}
