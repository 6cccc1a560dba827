'use client';

import { Check, Clock, UserCheck, UserPlus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import { isolate } from '@/lib/platform/validation/isolate';
import type { ConnectionControls } from './use-connection';

interface ConnectButtonProps {
  /** Names the person for screen readers, because a list has many of these buttons. */
  name: string;
  connection: ConnectionControls;
  size?: 'md' | 'sm';
  className?: string;
}

/** 'Connect', or the current state: requested (click to withdraw), request received (accept or decline), connected. */
export function ConnectButton({ name, connection, size = 'md', className }: ConnectButtonProps) {
  const { state, busy } = connection;
  const shared = { size, className, 'aria-disabled': busy || undefined };
  if (state === 'connected') {
    return (
      <Button {...shared} variant="secondary" aria-disabled className={className}>
        <UserCheck aria-hidden />
        Connected
      </Button>
    );
  }
  if (state === 'sent') {
    return (
      <Button
        {...shared}
        className={cn('whitespace-nowrap px-2.5', className)}
        variant="secondary"
        aria-label={`Request sent to ${isolate(name)}: take it back`}
        onClick={() => connection.cancel()}
      >
        <Clock aria-hidden />
        Request sent
      </Button>
    );
  }
  if (state === 'received')
    return <AnswerButtons name={name} connection={connection} {...shared} />;
  return (
    <Button
      {...shared}
      aria-label={`Connect with ${isolate(name)}`}
      onClick={() => connection.connect()}
    >
      <UserPlus aria-hidden />
      Connect
    </Button>
  );
}

function AnswerButtons({ name, connection, size, className }: ConnectButtonProps) {
  const disabled = connection.busy || undefined;
  return (
    <span className="flex flex-1 gap-2">
      <Button
        size={size}
        className={className}
        aria-disabled={disabled}
        aria-label={`Accept the request of ${isolate(name)}`}
        onClick={() => connection.accept()}
      >
        <Check aria-hidden />
        Accept
      </Button>
      <Button
        size={size}
        variant="secondary"
        className={className}
        aria-disabled={disabled}
        aria-label={`Decline the request of ${isolate(name)}`}
        onClick={() => connection.decline()}
      >
        Decline
      </Button>
    </span>
  );
}
