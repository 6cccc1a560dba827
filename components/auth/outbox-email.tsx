import { rich } from '@/components/language/rich';
import { Card, CardContent } from '@/components/ui/card';
import { city } from '@/lib/platform/city/city';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import type { OutboxEmail as Email } from '@/lib/platform/mail/outbox-list';
import { texts } from './page-texts';

/** On the clock of the city. */
const sentAt = (): Intl.DateTimeFormatOptions => ({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: city().timeZone,
});

export function OutboxEmail({ email }: { email: Email }) {
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b px-5 py-3.5">
        <h2 className="wrap-anywhere text-base" dir="auto">
          {email.subject}
        </h2>
        <p className="wrap-anywhere text-muted-foreground text-sm">
          {rich(translate(texts).emailTo, {
            to: <span dir="ltr">{email.to}</span>,
            at: (
              <time dateTime={email.createdAt.toISOString()}>
                {wordsOf().date(email.createdAt, sentAt())}
              </time>
            ),
          })}
        </p>
      </div>
      <CardContent>
        <p className="wrap-anywhere whitespace-pre-line" dir="auto">
          {toParts(email.text).map(({ text, isLink }, index) =>
            isLink ? (
              // The parts of an email never change their order.
              <a key={index} href={text} className="text-primary-ink underline underline-offset-4">
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </p>
      </CardContent>
    </Card>
  );
}

/** Makes http and https addresses clickable. The email remains text and is never rendered as markup. */
function toParts(text: string): Array<{ text: string; isLink: boolean }> {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => ({ text: part, isLink: index % 2 === 1 }));
}
