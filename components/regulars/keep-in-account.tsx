import { Button } from '@/components/ui/button';
import { translate } from '@/lib/platform/language/translate';
import { texts } from '@/lib/regulars/server-texts';

interface KeepInAccountProps {
  token: string;
  isSignedIn: boolean;
  hint: string;
}

/** On the page behind a personal link: a plain form, which works without scripts. */
export function KeepInAccount({ token, isSignedIn, hint }: KeepInAccountProps) {
  const t = translate(texts);
  return (
    <form
      method="post"
      action="/api/regulars/claim"
      className="mt-8 grid justify-items-start gap-1"
    >
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="secondary">
        {isSignedIn ? t.thisIsMe : t.makeAccount}
      </Button>
      <p className="text-muted-foreground text-sm">{hint}</p>
    </form>
  );
}
