'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useState, useTransition } from 'react';
import { TextField } from '@/components/auth/text-field';
import { Button } from '@/components/ui/button';
import { loadPart } from '@/components/ui/load-part';
import { actOnce } from '@/components/ui/press';
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
  const { token, waitlist, label, children } = props;
  const t = translate(texts);
  const [typed, setTyped] = useState<TypedByGuest | null>(null);
  const [isLoading, begin] = useTransition();
  if (typed) return <LiveGuestForm {...props} typed={typed} />;
  async function send(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    const wordsIn = (field: string): string => {
      const typedIn = data.get(field);
      return typeof typedIn === 'string' ? typedIn : '';
    };
    const [name, email] = [wordsIn('name'), wordsIn('email')];
    const gender = genderIn(form);
    try {
      await loadLive();
    } catch {
      // As it would be without scripts.
      form.submit();
      return;
    }
    begin(() => setTyped({ name, email, gender }));
  }
  return (
    <form
      method="post"
      action={apiRoutes.joinForm(token)}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        actOnce(form, () => isLoading || begin(() => send(form)));
      }}
    >
      <TextField
        label={t.name}
        name="name"
        autoComplete="name"
        required
        maxLength={NAME_LENGTH_MAX}
        error={undefined}
      />
      <TextField
        label={t.email}
        name="email"
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
