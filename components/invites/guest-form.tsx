import type { ReactNode } from 'react';
import { TextField } from '@/components/auth/text-field';
import { AcceptNote } from '@/components/layout/accept-note';
import { Button } from '@/components/ui/button';
import { EMAIL_LENGTH_MAX, NAME_LENGTH_MAX } from '@/lib/platform/auth/constants';
import { translate } from '@/lib/platform/language/translate';
import { apiRoutes } from '@/lib/routes';
import { texts } from './texts';

export interface GuestFormProps {
  token: string;
  /** Joins the waiting list if there is no seat. */
  waitlist: boolean;
  label: string;
  /** Further fields of the form. */
  children?: ReactNode;
}

/** A name and an address: the email does the rest. A plain form, on a page that never hydrates. */
export function GuestForm({ token, waitlist, label, children }: GuestFormProps) {
  const t = translate(texts);
  return (
    <form method="post" action={apiRoutes.joinForm(token)} className="grid gap-4">
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
      <AcceptNote className="" />
      <Button type="submit" size="lg" className="w-full sm:w-fit">
        {label}
      </Button>
    </form>
  );
}
