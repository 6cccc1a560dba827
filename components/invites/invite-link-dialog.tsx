'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { FormSelect } from '@/components/forms/form-text-field';
import { InputField } from '@/components/forms/input-field';
import { useAction } from '@/components/forms/use-action';
import { useServerForm } from '@/components/forms/use-server-form';
import { AlertLine } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/card';
import { Badge } from '@/components/ui/count-badge';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/empty-state';
import { Form } from '@/components/ui/form';
import { type DialogProps, useDialog } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import {
  INVITE_LINK_KINDS,
  INVITE_LINK_USES_MAX,
  type InviteLinkKind,
} from '@/lib/invites/constants';
import {
  createInviteLinkSchema,
  type InviteLinkDto,
  type NewInviteLinkDto,
} from '@/lib/invites/schema';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { api } from '@/lib/platform/http/client';
import { readQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import { MadeLink } from './made-link';
import { texts } from './texts';

const INVITE_LINKS_KEY = 'invite-links';

interface InviteTarget {
  of: 'group' | 'game';
  id: number;
  name: string;
  /** Its links let people in: there is nobody to ask. */
  alone?: boolean;
}

const inviteLinksQuery = ({ of, id }: InviteTarget) =>
  readQuery(
    INVITE_LINKS_KEY,
    of === 'group'
      ? apiUrl('GET /api/groups/{id}/invite-links', { params: { id } })
      : apiUrl('GET /api/games/{id}/invite-links', { params: { id } }),
  );

/** With their outcomes, newest first. */
function LinkList({ target }: { target: InviteTarget }) {
  const t = translate(texts);
  const { data, isError, isFetching, refetch } = useQuery(inviteLinksQuery(target));
  if (isError) {
    return <ErrorState title={t.listFailed} query={{ isFetching, refetch }} />;
  }
  if (!data) return <Skeleton className="h-24 rounded-card" />;
  return (
    <section>
      <h3 className="mb-2 text-lg">{t.links}</h3>
      {data.length === 0 ? <p className="text-muted-foreground text-sm">{t.noLinks}</p> : null}
      <ul className="grid gap-2">
        {data.map((link) => (
          <li key={link.id}>
            <LinkRow link={link} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LinkRow({ link }: { link: InviteLinkDto }) {
  const t = translate(texts);
  const { run, busy } = useAction({ refresh: [INVITE_LINKS_KEY] });
  const ask = useDialog();
  const { id, kind, state, createdAt, creator, expiresAt, maxUses, uses } = link;
  const limits = [
    expiresAt && t.until({ at: expiresAt }),
    maxUses !== null && t.usesOf({ uses, max: maxUses }),
  ].filter(Boolean);
  const takeBack = () =>
    run({
      call: () => api('DELETE /api/invite-links/{id}', { params: { id } }),
      done: t.takenBack,
      onDone: () => ask.props.onOpenChange(false),
      failed: t.takeBackFailed,
    });
  return (
    <article className="flex flex-wrap items-center gap-3 rounded-card border p-3">
      <div className="grid min-w-0 flex-[1_1_12rem] gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <Badge variant={state === 'open' ? 'primary' : 'outline'}>{t.stateOf({ state })}</Badge>
          <span className="wrap-anywhere">{t.kindOf({ kind })}</span>
        </p>
        <p className="wrap-anywhere text-muted-foreground">
          {t.madeBy({ name: creator.name, at: createdAt })}
          {limits.length > 0 ? ` · ${limits.join(' · ')}` : null}
        </p>
        <p className="tabular-nums">{t.counts(link)}</p>
      </div>
      {state === 'open' ? (
        <Button
          size="sm"
          variant="secondary"
          aria-disabled={busy || undefined}
          aria-label={t.takeBackOf({ at: createdAt })}
          onClick={ask.show}
        >
          {t.takeBack}
        </Button>
      ) : null}
      {ask.wanted ? (
        <FormDialog
          {...ask.props}
          title={t.takeBackQuestion}
          description={t.takeBackWarning}
          submit={t.takeBack}
          dismiss={t.keepLink}
          destructive
          busy={busy}
          onSubmit={takeBack}
        />
      ) : null}
    </article>
  );
}

const NOTHING: { kind: InviteLinkKind; expiresAt: string; maxUses: string } = {
  kind: 'join',
  expiresAt: '',
  maxUses: '',
};

/** Creates, shares and revokes the invite links of a group or a game. */
export function InviteLinkDialog({ target, ...dialog }: DialogProps & { target: InviteTarget }) {
  const t = translate(texts);
  const [made, setMade] = useState<NewInviteLinkDto | null>(null);
  async function show(link: NewInviteLinkDto): Promise<void> {
    setMade(link);
    // Copied for pasting, where the browser allows it so long after the click.
    const isCopied = await navigator.clipboard?.writeText(link.url).then(
      () => true,
      () => false,
    );
    // One toast: a second one would replace the first before it can be read.
    toast({ title: t.made, description: isCopied ? t.linkCopied : undefined });
  }
  return (
    <Dialog open={dialog.open} onOpenChange={dialog.onOpenChange}>
      <DialogContent onCloseAutoFocus={dialog.onClosed}>
        <DialogHeader>
          <DialogTitle>{t.title}</DialogTitle>
          <DialogDescription>{t.hint}</DialogDescription>
        </DialogHeader>
        {made ? <MadeLink link={made} name={target.name} /> : null}
        <NewLinkForm target={target} onMade={show}>
          <LinkList target={target} />
        </NewLinkForm>
      </DialogContent>
    </Dialog>
  );
}

interface NewLinkFormProps {
  target: InviteTarget;
  onMade: (link: NewInviteLinkDto) => void;
  /** Shown between the fields and the button, which remains at the foot of the bottom sheet. */
  children: ReactNode;
}

function NewLinkForm({ target, onMade, children }: NewLinkFormProps) {
  const t = translate(texts);
  const params = { id: target.id };
  const form = useServerForm({
    schema: createInviteLinkSchema,
    draft: `invite-link:${target.of}:${target.id}`,
    values: NOTHING,
    nextValues: NOTHING,
    toBody: ({ kind, expiresAt, maxUses }) => ({
      kind,
      expiresAt: expiresAt ? endOf(expiresAt) : null,
      maxUses: maxUses === '' ? null : Number(maxUses),
    }),
    send: (body) =>
      target.of === 'group'
        ? api('POST /api/groups/{id}/invite-links', { params, body })
        : api('POST /api/games/{id}/invite-links', { params, body }),
    failed: t.makeFailed,
    onDone: onMade,
    refresh: [INVITE_LINKS_KEY],
  });
  const { values, change, register, errors, busy, submit } = form;
  return (
    <Form onSubmit={submit} className="grid gap-4 *:min-w-0">
      {target.alone ? null : (
        <FormSelect
          label={t.kind}
          value={values.kind}
          options={INVITE_LINK_KINDS}
          wordsOf={(kind) => t.kindOf({ kind: toKind(kind) })}
          onChange={(kind) => change({ kind: toKind(kind) })}
          error={errors.kind}
        />
      )}
      <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
        <InputField
          label={t.lastDay}
          type="date"
          error={errors.expiresAt}
          {...register('expiresAt')}
        />
        <InputField
          label={t.maxUses}
          type="number"
          inputMode="numeric"
          min={1}
          max={INVITE_LINK_USES_MAX}
          error={errors.maxUses}
          {...register('maxUses')}
        />
      </div>
      <AlertLine>{errors.form}</AlertLine>
      {children}
      <DialogFooter>
        <Button type="submit" size="lg" aria-disabled={busy || undefined}>
          {t.make}
        </Button>
      </DialogFooter>
    </Form>
  );
}

const toKind = (value: string): InviteLinkKind => (value === 'ask' ? 'ask' : 'join');

/** The end of that day in the creator's time zone. */
const endOf = (day: string): string => new Date(`${day}T23:59:59`).toISOString();
