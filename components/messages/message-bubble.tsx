'use client';

import { Close, Content, Overlay, Portal, Title } from 'radix-ui/dialog';
import { Avatar } from '@/components/avatars/avatar';
import { MessageMenu } from '@/components/messages/message-menu';
import { MessageText } from '@/components/messages/message-text';
import { MessageTime } from '@/components/messages/message-time';
import type { MessageActions } from '@/components/messages/use-message-actions';
import { Dialog, DialogTrigger } from '@/components/ui/dialog';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';
import type { MessageDto } from '@/lib/messages/schema/message';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './chat-texts';

interface MessageBubbleProps {
  message: MessageDto;
  me: number;
  /** In a group the first bubble in a run of another member shows their name. */
  named: boolean;
  startsRun: boolean;
  /** The viewer is an organiser of the group. */
  canModerate: boolean;
  isPinned: boolean;
  /** The author of the message that this one replies to, if known here. */
  answeredName: string | null;
  actions: MessageActions;
}

/** One message: own on the right, others on the left. */
export function MessageBubble(props: MessageBubbleProps) {
  const { message, me, named, startsRun, actions } = props;
  const own = message.senderId === me;
  return (
    <div
      className={cn(
        'group/message flex items-end gap-2 px-3 sm:px-4',
        startsRun ? 'pt-3' : 'pt-1',
        own && 'flex-row-reverse',
      )}
    >
      {named && !own ? (
        <span className="w-8 shrink-0 self-start">
          {startsRun ? (
            <Avatar
              id={message.sender.id ?? 0}
              name={message.sender.name}
              imageUrl={message.sender.profileImageUrl}
              size={32}
            />
          ) : null}
        </span>
      ) : null}
      <div className={cn('grid min-w-0 max-w-[78%] gap-1', own && 'justify-items-end')}>
        {named && !own && startsRun ? (
          <p className="px-1 font-strong text-muted-foreground text-xs" dir="auto">
            {message.sender.name}
          </p>
        ) : null}
        <div className={cn('flex max-w-full items-center gap-1', own && 'flex-row-reverse')}>
          <Bubble {...props} own={own} />
          {message.deletedAt ? null : (
            <MessageMenu
              message={message}
              own={own}
              canModerate={props.canModerate}
              isPinned={props.isPinned}
              actions={actions}
            />
          )}
        </div>
        <Reactions message={message} me={me} actions={actions} />
      </div>
    </div>
  );
}

function Bubble({
  message,
  own,
  named,
  startsRun,
  answeredName,
}: MessageBubbleProps & { own: boolean }) {
  const t = translate(texts);
  return (
    <div
      className={cn(
        'min-w-0 rounded-2xl px-3.5 py-2 text-[0.9375rem]',
        own ? 'rounded-ee-md' : 'rounded-es-md border',
        message.deletedAt
          ? 'border border-dashed text-muted-foreground italic'
          : own
            ? 'bg-primary text-primary-foreground'
            : 'bg-card text-card-foreground',
      )}
    >
      {named && !own && startsRun ? null : <Author name={own ? t.you : message.sender.name} />}
      {message.isAnnouncement && !message.deletedAt ? (
        <p className="mb-0.5 flex items-center gap-1.5 font-strong text-xs">
          <LineIcon name="megaphone" className="size-3.5 shrink-0" />
          {t.announcement}
        </p>
      ) : null}
      {message.replyTo && !message.deletedAt ? (
        <p className="wrap-anywhere mb-1.5 line-clamp-2 border-current/40 border-s-2 ps-2 text-sm opacity-85">
          {answeredName ? (
            <>
              <bdi className="font-lead">{answeredName}</bdi>:{' '}
            </>
          ) : null}
          <bdi>{message.replyTo.preview || t.answeredDeleted}</bdi>
        </p>
      ) : null}
      {message.image ? (
        <MessagePicture image={message.image} sender={own ? null : message.sender.name} />
      ) : null}
      {message.deletedAt ? (
        <p>{message.removedByOrganiser ? t.removedByOrganiser : t.deleted}</p>
      ) : null}
      {message.content ? <MessageText text={message.content} /> : null}
      <p className={cn('mt-0.5 text-end text-[0.6875rem] tabular-nums opacity-80')}>
        {message.editedAt && !message.deletedAt ? `${t.edited} · ` : ''}
        <MessageTime at={message.createdAt} />
      </p>
    </div>
  );
}

/** Names the author for screen readers; others see it from side and colour. */
export function Author({ name }: { name: string }) {
  return (
    <p className="sr-only">
      <bdi>{name}</bdi>:
    </p>
  );
}

function Reactions({
  message,
  me,
  actions,
}: Pick<MessageBubbleProps, 'message' | 'me' | 'actions'>) {
  if (message.reactions.length === 0) return null;
  const t = translate(texts);
  return (
    <ul className="flex flex-wrap gap-1" aria-label={t.reactions}>
      {message.reactions.map(({ emoji, userIds }) => {
        const mine = userIds.includes(me);
        return (
          <li key={emoji}>
            <button
              type="button"
              aria-pressed={mine}
              aria-label={t.reactionCount({ emoji, count: userIds.length })}
              onClick={() => actions.react(message, emoji, !mine)}
              className={cn(
                'inline-flex min-h-8 min-w-11 items-center justify-center gap-1 rounded-full border px-2 text-sm tabular-nums',
                mine
                  ? 'border-primary bg-primary-soft text-primary-ink'
                  : 'bg-card text-card-foreground',
              )}
            >
              {emoji} {userIds.length}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface MessagePictureProps {
  image: NonNullable<MessageDto['image']>;
  /** The sender, null for oneself; the message text describes the rest. */
  sender: string | null;
}

/** A picture in the chat; opens full screen. */
function MessagePicture({ image, sender }: MessagePictureProps) {
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
