import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './page-texts';

/** A plain form, which next-auth redirects to Google. */
export function GoogleButton({ returnTo }: { returnTo: string }) {
  return (
    <form method="post" action="/api/auth/signin/google">
      <input type="hidden" name="callbackUrl" value={returnTo} />
      <button
        type="submit"
        className={cn(buttonVariants({ variant: 'secondary', size: 'lg' }), 'w-full')}
      >
        <GoogleMark />
        {translate(texts).google}
      </button>
    </form>
  );
}

/** Google requires the logo's original colours. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <path
        fill="#4285f4"
        d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.6 5.6 0 0 1-2.4 3.6v3h3.9c2.2-2 3.5-5.1 3.5-8.8z"
      />
      <path
        fill="#34a853"
        d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3c-1.1.7-2.5 1.1-4.1 1.1-3.1 0-5.8-2.1-6.7-5H1.2v3.1A12 12 0 0 0 12 24z"
      />
      <path fill="#fbbc05" d="M5.3 14.2a7.2 7.2 0 0 1 0-4.5V6.600H1.200a12 12 0 0 0 0 10.700z" />
      <path
        fill="#ea4335"
        d="M12 4.800c1.800 0 3.300.600 4.600 1.800l3.400-3.400A12 12 0 0 0 1.200 6.600l4.100 3.100c.9-2.900 3.600-4.900 6.700-4.900z"
      />
    </svg>
  );
}
