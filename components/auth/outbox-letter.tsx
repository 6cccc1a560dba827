import { Card, CardContent } from '@/components/ui/card';
import type { OutboxLetter as Letter } from '@/lib/platform/mail/outbox-list';

const sentAt = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Karachi',
});

export function OutboxLetter({ letter }: { letter: Letter }) {
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b px-5 py-3.5">
        <h2 className="wrap-anywhere text-base" dir="auto">
          {letter.subject}
        </h2>
        <p className="wrap-anywhere text-muted-foreground text-sm">
          to {letter.to},{' '}
          <time dateTime={letter.createdAt.toISOString()}>{sentAt.format(letter.createdAt)}</time>
        </p>
      </div>
      <CardContent>
        <p className="wrap-anywhere whitespace-pre-line" dir="auto">
          {toParts(letter.text).map(({ text, isLink }, index) =>
            isLink ? (
              // The parts of a letter never change their order.
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

/** Makes http and https addresses clickable. The letter stays text and is never rendered as markup. */
function toParts(text: string): Array<{ text: string; isLink: boolean }> {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => ({ text: part, isLink: index % 2 === 1 }));
}
