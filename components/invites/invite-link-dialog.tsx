'use client';

import { type ReactNode, useState } from 'react';
import { FormSelect } from '@/components/forms/form-select';
import { InputField } from '@/components/forms/input-field';
import { useServerForm } from '@/components/forms/use-server-form';
import { AlertLine } from '@/components/ui/alert-line';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Form } from '@/components/ui/form';
import type { DialogProps } from '@/components/ui/use-dialog';
import { toast } from '@/components/ui/use-toast';
import {
  INVITE_LINK_KINDS,
  INVITE_LINK_USES_MAX,
  type InviteLinkKind,
} from '@/lib/invites/constants';
import { createInviteLinkSchema, type NewInviteLinkDto } from '@/lib/invites/schema';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { LinkList } from './link-list';
import { INVITE_LINKS_KEY, type InviteTarget } from './links-query';
import { MadeLink } from './made-link';
import { texts } from './texts';

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
      <FormSelect
        label={t.kind}
        value={values.kind}
        options={INVITE_LINK_KINDS}
        wordsOf={(kind) => t.kindOf({ kind: toKind(kind) })}
        onChange={(kind) => change({ kind: toKind(kind) })}
        error={errors.kind}
      />
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
