'use client';

import dynamic from 'next/dynamic';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField } from '@/components/auth/text-field';
import { isCaptchaRefused } from '@/components/forms/field-errors';
import { TypedAlong } from '@/components/forms/typed-along';
import { useServerForm } from '@/components/forms/use-server-form';
import { AcceptNote } from '@/components/layout/accept-note';
import { useRouter } from '@/components/layout/use-router';
import { actOnce } from '@/components/ui/act-once';
import { Button } from '@/components/ui/button';
import { loadPart, sayMissing } from '@/components/ui/load-part';
import { enterByLinkSchema, type UnsentEntry } from '@/lib/invites/schema';
import { EMAIL_LENGTH_MAX, NAME_LENGTH_MAX } from '@/lib/platform/auth/constants';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { apiRoutes } from '@/lib/routes';
import { genderIn } from './gender-choice';
import type { GuestFormProps } from './guest-form';
import { texts } from './texts';

/** Loaded on demand: most people never see it. */
const ProofOfWork = dynamic(
  () =>
    loadPart(
      () => import('@/components/forms/captcha-altcha').then((module) => module.AltchaWidget),
      { onMissing: () => sayMissing() },
    ),
  { ssr: false },
);
const PROOFS_MAX = 5;

interface LiveGuestFormProps extends GuestFormProps {
  /** The entry that the plain form sent, refused without a proof of work. */
  unsent: UnsentEntry;
}

/** The form of a link after a refused entry: it does a proof of work first, sends, and shows errors in place. */
export function LiveGuestForm({ token, waitlist, label, children, unsent }: LiveGuestFormProps) {
  // A request for a seat is not one for the waitlist.
  const goesOn = unsent.waitlist === waitlist;
  const t = translate(texts);
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  /** Counts the proofs of work so far: the difficulty may have risen while one was computed. */
  const [proofs, setProofs] = useState(goesOn ? 1 : 0);
  const proof = useRef<string>(undefined);
  const asksForProof = (error: unknown) => isCaptchaRefused(error) && proofs < PROOFS_MAX;
  const { register, errors, busy, submit } = useServerForm({
    schema: enterByLinkSchema,
    draft: null,
    values: { name: unsent.name, email: unsent.email },
    send: (body) =>
      api('POST /api/join/{token}/guest', {
        params: { token },
        body: {
          ...body,
          waitlist,
          gender: form.current ? genderIn(form.current) : undefined,
          captchaToken: proof.current,
          canWork: true,
        },
      }),
    // The server's page then explains the email.
    onDone: () => window.location.reload(),
    leaves: true,
    failed: t.offline,
    checkRefusal: (found, error) => (asksForProof(error) ? {} : found),
    onRefused: (error) => {
      if (asksForProof(error)) setProofs(proofs + 1);
      // If it is full meanwhile, the page offers the waitlist, and the typed text remains.
      else router.refresh();
    },
  });
  const waitForClick = useEffectEvent((node: HTMLFormElement) => {
    const { name, email, gender } = unsent;
    const typed = new FormData(node);
    const isSame =
      typed.get('name') === name && typed.get('email') === email && genderIn(node) === gender;
    if (!isSame) setProofs(0);
  });
  useEffect(() => {
    // A change made before the scripts were loaded waits for another click.
    if (form.current) waitForClick(form.current);
  }, []);
  /** A proof is valid once. */
  async function submitWith(solved: string): Promise<void> {
    proof.current = solved;
    await submit();
    proof.current = undefined;
  }
  return (
    <form
      ref={form}
      method="post"
      action={apiRoutes.joinForm(token)}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        actOnce(event.currentTarget, () => submit());
      }}
    >
      <TypedAlong />
      {errors.form ? (
        <p role="alert" className="text-destructive-ink">
          {errors.form}
        </p>
      ) : null}
      <TextField
        label={t.name}
        autoComplete="name"
        required
        maxLength={NAME_LENGTH_MAX}
        error={errors.name}
        defaultValue={unsent.name}
        {...register('name')}
      />
      <TextField
        label={t.email}
        type="email"
        dir="ltr"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={EMAIL_LENGTH_MAX}
        hint={t.emailHint}
        error={errors.email}
        defaultValue={unsent.email}
        {...register('email')}
      />
      {children}
      {waitlist ? <input type="hidden" name="waitlist" value="true" /> : null}
      {proofs > 0 ? (
        <div className="grid gap-2">
          <output className="text-muted-foreground text-sm noscript:hidden">{t.manyHere}</output>
          <ProofOfWork
            key={proofs}
            challenge="/api/register/challenge"
            startsByItself
            onState={(state, solved) => {
              if (state === 'verified' && solved) void submitWith(solved);
            }}
          />
        </div>
      ) : null}
      <AcceptNote className="" />
      <Button type="submit" size="lg" className="w-full sm:w-fit" aria-disabled={busy || undefined}>
        {label}
      </Button>
    </form>
  );
}
