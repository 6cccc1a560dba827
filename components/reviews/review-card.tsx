'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { Avatar } from '@/components/avatars/avatar';
import { MonthAndYear } from '@/components/calendar/day';
import { Button } from '@/components/ui/button';
import { loadPart } from '@/components/ui/load-part';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

/** Loads zod and react-hook-form, which the pages of venues and coaches do not need. */
const ReplyForm = dynamic(
  () => loadPart(() => import('@/components/forms/reply-form').then((module) => module.ReplyForm)),
  { ssr: false },
);

interface ReviewCardProps {
  review: {
    user: { name: string; profileImageUrl: string | null };
    comment: string | null;
    createdAt: string;
    isMine: boolean;
  };
  /** Chooses the colour of an avatar without a photo. */
  avatarId: number;
  stars: ReactNode;
  reply: {
    /** The subject: 'venue:7'. */
    about: string;
    text: string | null;
    /** The heading of the reply: 'Reply from the coach'. */
    title: string;
    canReply: boolean;
    send: (body: { reply: string }) => Promise<unknown>;
    onReplied?: () => void;
  };
  /** The author's actions, before the button to reply. */
  ownActions?: ReactNode;
  /** Other people's actions. */
  menu: ReactNode;
  className?: string;
}

/** A review with the reply of the reviewed person below it. */
export function ReviewCard(props: ReviewCardProps) {
  const { review, avatarId, stars, reply, ownActions, menu, className } = props;
  const { user, comment, createdAt, isMine } = review;
  const [replying, setReplying] = useState(false);
  const t = translate(texts);
  return (
    <article className={cn('rounded-card border bg-card p-4', className)}>
      <div className="flex flex-wrap items-start gap-3">
        <Avatar id={avatarId} name={user.name} imageUrl={user.profileImageUrl} size={40} />
        <div className="min-w-0 flex-[1_1_min(10rem,100%)]">
          <h3 className="wrap-anywhere text-base">
            <bdi>{user.name}</bdi>
            {isMine ? <span className="font-normal text-muted-foreground">{t.you}</span> : null}
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 text-muted-foreground text-sm">
            {stars}
            <MonthAndYear iso={createdAt} />
          </p>
        </div>
        {menu}
      </div>
      {comment ? (
        <p className="wrap-anywhere mt-3 whitespace-pre-line text-sm" dir="auto">
          {comment}
        </p>
      ) : null}
      {reply.text && !replying ? (
        <div className="mt-3 rounded-control border-primary border-s-4 bg-primary-soft/60 px-3.5 py-2.5 text-sm">
          <p className="font-strong text-primary-ink">{reply.title}</p>
          <p className="wrap-anywhere whitespace-pre-line" dir="auto">
            {reply.text}
          </p>
        </div>
      ) : null}
      {replying ? (
        <ReplyForm
          send={reply.send}
          initial={reply.text ?? ''}
          about={reply.about}
          onSaved={() => {
            setReplying(false);
            reply.onReplied?.();
          }}
          onCancel={() => setReplying(false)}
        />
      ) : (
        <div className="-mx-3 mt-1 flex flex-wrap empty:hidden">
          {ownActions}
          {reply.canReply ? (
            <Button variant="ghost" size="sm" onClick={() => setReplying(true)}>
              {reply.text ? t.editReply : t.reply}
            </Button>
          ) : null}
        </div>
      )}
    </article>
  );
}
