import { Author } from '@/components/messages/message-bubble';
import { MessageText } from '@/components/messages/message-text';
import type { UnsentMessage } from '@/components/messages/outbox';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './chat-texts';

/** An unsent message, dimmed, with 'Sending...'. */
export function UnsentBubble({ unsent }: { unsent: UnsentMessage }) {
  const t = translate(texts);
  return (
    <div className="flex justify-end px-3 pt-1 sm:px-4">
      <div className="min-w-0 max-w-[78%] rounded-2xl rounded-ee-md bg-primary/70 px-3.5 py-2 text-[0.9375rem] text-primary-foreground">
        <Author name={t.you} />
        {unsent.image ? (
          // oxlint-disable-next-line nextjs/no-img-element -- a file of this device, nothing for next/image to do
          <img
            src={unsent.image.url}
            alt={t.onItsWay}
            width={unsent.image.width}
            height={unsent.image.height}
            className="my-1 h-auto max-h-80 w-auto max-w-full rounded-lg"
          />
        ) : null}
        {unsent.content ? <MessageText text={unsent.content} /> : null}
        <p className="mt-0.5 text-end text-[0.6875rem]">{t.sending}</p>
      </div>
    </div>
  );
}
