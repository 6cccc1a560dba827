'use client';

import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';
import type { ConnectionControls } from './use-connection';

interface ConnectButtonProps {
  /** Names the person for screen readers, because a list has many of these buttons. */
  name: string;
  connection: ConnectionControls;
  size?: 'md' | 'sm';
  className?: string;
}

/** 'Connect', or the current state: requested (a click withdraws it), request received (accept or decline), connected. */
export function ConnectButton({ name, connection, size = 'md', className }: ConnectButtonProps) {
  const t = translate(texts);
  const { state, busy } = connection;
  const shared = { size, className, 'aria-disabled': busy || undefined };
  if (state === 'connected') {
    return (
      <Button {...shared} variant="secondary" aria-disabled className={className}>
        <LineIcon name="user-check" />
        {t.connected}
      </Button>
    );
  }
  if (state === 'sent') {
    return (
      <Button
        {...shared}
        className={cn('whitespace-nowrap px-2.5', className)}
        variant="secondary"
        aria-label={t.takeBack({ person: name })}
        onClick={() => connection.cancel()}
      >
        <LineIcon name="clock" />
        {t.requestSent}
      </Button>
    );
  }
  if (state === 'received')
    return <AnswerButtons name={name} connection={connection} {...shared} />;
  return (
    <Button
      {...shared}
      aria-label={t.connectWith({ person: name })}
      onClick={() => connection.connect()}
    >
      <LineIcon name="user-plus" />
      {t.connect}
    </Button>
  );
}

function AnswerButtons({ name, connection, size, className }: ConnectButtonProps) {
  const t = translate(texts);
  const disabled = connection.busy || undefined;
  return (
    <span className="flex flex-1 gap-2">
      <Button
        size={size}
        className={className}
        aria-disabled={disabled}
        aria-label={t.acceptOf({ person: name })}
        onClick={() => connection.accept()}
      >
        <LineIcon name="check" />
        {t.accept}
      </Button>
      <Button
        size={size}
        variant="secondary"
        className={className}
        aria-disabled={disabled}
        aria-label={t.declineOf({ person: name })}
        onClick={() => connection.decline()}
      >
        {t.decline}
      </Button>
    </span>
  );
}
