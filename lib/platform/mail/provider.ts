import { env } from '@/lib/platform/env/server';
import type { Mailer } from '@/lib/platform/mail/mailer';
import { outboxMailer } from '@/lib/platform/mail/outbox-mailer';
import { smtpMailer } from '@/lib/platform/mail/smtp-mailer';

/** A production site without SMTP_URL: no email is sent, and features that need email are not offered (`canSendMail`). */
const noMailer: Mailer = { kind: 'none', send: () => Promise.resolve() };

export function getMailer(): Mailer {
  if (env.SMTP_URL) return smtpMailer;
  return env.LOCAL_MODE ? outboxMailer : noMailer;
}

export function canSendMail(): boolean {
  return getMailer().kind !== 'none';
}
