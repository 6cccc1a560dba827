'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import { TextField } from '@/components/auth/text-field';
import { Button } from '@/components/ui/button';
import { loadPart, sayMissing } from '@/components/ui/load-part';
import { actOnce } from '@/components/ui/press';
import type { UnsentEntry } from '@/lib/invites/schema';
import { EMAIL_LENGTH_MAX, NAME_LENGTH_MAX } from '@/lib/platform/auth/constants';
import { translate } from '@/lib/platform/language/translate';
import { apiRoutes } from '@/lib/routes';
import type { Gender } from '@/lib/users/constants';
import { genderIn } from './gender-in';
import { texts } from './texts';

const loadLive = () => import('./live-guest-form').then((module) => module.LiveGuestForm);
const LiveGuestForm = dynamic(() => loadPart(loadLive));

export interface GuestFormProps {
  token: string;
  /** Waits where there is no seat. */
  waitlist: boolean;
  label: string;
  /** What was sent before the scripts were there: they have to do some work first. */
  unsent: UnsentEntry | null;
  /** What the person states with the press. */
  children?: ReactNode;
}

export interface TypedByGuest {
  name: string;
  email: string;
  gender?: Gender;
}

/**
 * A name and an address: the rest is with the letter. A plain form, which works without scripts; what sends it and says a refusal
 * in place is loaded with the press.
 */
export function GuestForm(props: GuestFormProps) {
  const { token, waitlist, label, unsent, children } = props;
  const t = translate(texts);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<TypedByGuest | null>(null);
  /** It goes on by itself. Whoever wanted a seat has not asked for the waitlist. */
  const [goesOn, setGoesOn] = useState(unsent?.waitlist === waitlist);
  const [isLoading, begin] = useTransition();
  async function send(sent: TypedByGuest, onMissing: () => void): Promise<void> {
    try {
      await loadLive();
    } catch {
      onMissing();
      return;
    }
    begin(() => setTyped(sent));
  }
  const goOn = useEffectEvent((node: HTMLFormElement) => {
    if (!unsent || !goesOn) return;
    const sent = typedIn(node);
    const { name, email, gender } = unsent;
    // What has been changed meanwhile waits for another press.
    if (sent.name !== name || sent.email !== email || sent.gender !== gender) {
      setGoesOn(false);
      return;
    }
    begin(() =>
      send(sent, () => {
        // Without scripts the answer would be this page again.
        setGoesOn(false);
        sayMissing();
      }),
    );
  });
  useEffect(() => {
    if (form.current) goOn(form.current);
  }, []);
  if (typed) return <LiveGuestForm {...props} typed={typed} owesWork={goesOn} />;
  return (
    <form
      ref={form}
      method="post"
      action={apiRoutes.joinForm(token)}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const node = event.currentTarget;
        // Without the script it goes as it would without any.
        const press = () => begin(() => send(typedIn(node), () => node.submit()));
        actOnce(node, () => isLoading || press());
      }}
    >
      <TextField
        label={t.name}
        name="name"
        defaultValue={unsent?.name}
        autoComplete="name"
        required
        maxLength={NAME_LENGTH_MAX}
        error={undefined}
      />
      <TextField
        label={t.email}
        name="email"
        defaultValue={unsent?.email}
        type="email"
        dir="ltr"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={EMAIL_LENGTH_MAX}
        hint={t.emailHint}
        error={undefined}
      />
      {children}
      {goesOn ? (
        <output className="text-muted-foreground text-sm noscript:hidden">{t.manyHere}</output>
      ) : null}
      {waitlist ? <input type="hidden" name="waitlist" value="true" /> : null}
      <Button
        type="submit"
        size="lg"
        className="w-full sm:w-fit"
        aria-disabled={isLoading || undefined}
      >
        {label}
      </Button>
    </form>
  );
}

function typedIn(form: HTMLFormElement): TypedByGuest {
  const data = new FormData(form);
  const wordsIn = (field: string): string => {
    const words = data.get(field);
    return typeof words === 'string' ? words : '';
  };
  return { name: wordsIn('name'), email: wordsIn('email'), gender: genderIn(form) };
}
