'use client';

import { Close, Content, Overlay, Portal, Title } from 'radix-ui/dialog';
import { Dialog, DialogTrigger } from '@/components/ui/dialog';
import { LineIcon } from '@/components/ui/line-icon';
import type { MessageDto } from '@/lib/messages/schema/message';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './chat-texts';

interface MessagePictureProps {
  image: NonNullable<MessageDto['image']>;
  /** The sender, null for oneself; the message text describes the rest. */
  sender: string | null;
}

/** A picture in the chat; opens full screen. */
export function MessagePicture({ image, sender }: MessagePictureProps) {
  const { url, width, height } = image;
  const t = translate(texts);
  const name = sender === null ? t.ownPicture : t.pictureFrom({ person: sender });
  return (
    <Dialog>
      <DialogTrigger
        aria-label={sender === null ? t.openOwnPicture : t.openPictureFrom({ person: sender })}
        className="my-1 block cursor-zoom-in overflow-hidden rounded-lg"
      >
        {/* Any size in a fixed frame: the optimiser would be called once per size. */}
        {/* oxlint-disable-next-line nextjs/no-img-element -- for members only: the optimizer has no session and would keep it */}
        <img
          src={url}
          alt={name}
          width={width ?? 320}
          height={height ?? 240}
          loading="lazy"
          className="h-auto max-h-80 w-auto max-w-full"
        />
      </DialogTrigger>
      <Portal>
        <Overlay className="fixed inset-0 z-60 bg-[oklch(0.12_0.02_150/0.94)] duration-200 data-[state=open]:fade-in data-[state=open]:animate-in" />
        <Content
          aria-describedby={undefined}
          className="fixed inset-0 z-60 grid place-items-center p-3 pt-16 outline-none sm:p-16"
        >
          <Title className="sr-only">{name}</Title>
          <Close
            data-tooltip=""
            className="absolute inset-e-3 top-3 z-10 inline-flex size-11 items-center justify-center rounded-full bg-black/60 text-white hover:bg-black"
          >
            <LineIcon name="x" className="size-5" />
            <span className="sr-only">{t.close}</span>
          </Close>
          {/* oxlint-disable-next-line nextjs/no-img-element -- for members only: the optimizer has no session and would keep it */}
          <img
            src={url}
            alt={name}
            width={width ?? undefined}
            height={height ?? undefined}
            className="max-h-full min-h-0 w-auto max-w-full object-contain"
          />
        </Content>
      </Portal>
    </Dialog>
  );
}
