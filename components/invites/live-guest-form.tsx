'use client';

import dynamic from 'next/dynamic';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField } from '@/components/auth/text-field';
import { isCaptchaRefused } from '@/components/forms/field-errors';
import { useServerForm } from '@/components/forms/use-server-form';
import { withTexts } from '@/components/language/texts-for';
import { GuestQueries } from '@/components/layout/query-provider';
import { useRouter } from '@/components/layout/use-router';
import { Button } from '@/components/ui/button';
import { loadPart, sayMissing } from '@/components/ui/load-part';
import { actOnce } from '@/components/ui/press';
import { enterByLinkSchema } from '@/lib/invites/schema';
import { EMAIL_LENGTH_MAX, NAME_LENGTH_MAX } from '@/lib/platform/auth/constants';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { apiRoutes } from '@/lib/routes';
import { genderIn, stateGender } from './gender-in';
import type { GuestFormProps, TypedByGuest } from './guest-form';
import { texts } from './texts';

/** Loaded on demand: most people never see it. */
const ProofOfWork = dynamic(
  () =>
    loadPart(
      () =>
        withTexts(import('@/components/forms/captcha-altcha')).then(
          (module) => module.AltchaWidget,
        ),
      { onMissing: () => sayMissing() },
    ),
  { ssr: false },
);
const PROOFS_MAX = 5;

export interface LiveGuestFormProps extends GuestFormProps {
  /** What was sent. */
  typed: TypedByGuest;
  /** The plain form was refused for want of a proof of work: it is done before anything is sent. */
  owesWork: boolean;
}

/** The form of a link once it has been sent: it sends, and says a refusal in place. */
export function LiveGuestForm(props: LiveGuestFormProps) {
  return (
    <GuestQueries>
      <SentForm {...props} />
    </GuestQueries>
  );
}

function SentForm({ token, waitlist, label, children, typed, owesWork }: LiveGuestFormProps) {
  const t = translate(texts);
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  /** Counts the proofs of work so far: the difficulty may have risen while one was computed. */
  const [proofs, setProofs] = useState(owesWork ? 1 : 0);
  const proof = useRef<string>(undefined);
  const asksForProof = (error: unknown) => isCaptchaRefused(error) && proofs < PROOFS_MAX;
  const { register, errors, busy, submit } = useServerForm({
    schema: enterByLinkSchema,
    draft: null,
    values: { name: typed.name, email: typed.email },
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
    // The page of the server then says what is with the letter.
    onDone: () => window.location.reload(),
    leaves: true,
    failed: t.offline,
    checkRefusal: (found, error) => (asksForProof(error) ? {} : found),
    onRefused: (error) => {
      if (asksForProof(error)) setProofs(proofs + 1);
      // Full meanwhile: the page then offers the waitlist, and what was typed stays.
      else router.refresh();
    },
  });
  const sendFirst = useEffectEvent((node: HTMLFormElement) => {
    stateGender(node, typed.gender);
    // The focus was in the form that this one replaces.
    node.querySelector<HTMLElement>('[type=submit]')?.focus();
    if (!owesWork) actOnce(node, () => submit());
  });
  useEffect(() => {
    if (form.current) sendFirst(form.current);
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
        {...register('email')}
      />
      {children}
      {waitlist ? <input type="hidden" name="waitlist" value="true" /> : null}
      {proofs > 0 ? (
        <div className="grid gap-2">
          <output className="text-muted-foreground text-sm">{t.manyHere}</output>
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
      <Button type="submit" size="lg" className="w-full sm:w-fit" aria-disabled={busy || undefined}>
        {label}
      </Button>
    </form>
  );
}
