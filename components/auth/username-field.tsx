import { Input } from '@/components/ui/input';

/**
 * Tells password managers which account a new password beside it is for. They leave out fields of the type `hidden`, so it is one
 * of text that is not shown.
 */
export function UsernameField({ email }: { email: string }) {
  return (
    <Input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
