import { Input } from '@/components/ui/input';

/**
 * Tells password managers the account of a new password beside it. They ignore fields of the type `hidden`, so it is an
 * invisible text field.
 */
export function UsernameField({ email }: { email: string }) {
  return (
    <Input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
