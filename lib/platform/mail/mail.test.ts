import { afterEach, describe, expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { db } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/server';
import { sweep } from '@/lib/platform/jobs/sweep';
import { deliverQueuedMail } from '@/lib/platform/mail/deliver';
import { magicLinkMail, registrationAttemptMail } from '@/lib/platform/mail/identity-emails';
import { toHtml, toText, withLink } from '@/lib/platform/mail/layout';
import type { MailLink } from '@/lib/platform/mail/mailer';
import { findLatestEmails } from '@/lib/platform/mail/outbox-list';
import { canSendMail, getMailer } from '@/lib/platform/mail/provider';
import { uniqueText } from '@/tests/factories/unique';
import { SmtpService } from '@/tests/services/smtp';

addAllTexts();
const address = () => `mail.${uniqueText()}@example.com`;

const link = (url = 'http://localhost:3000/x?a=1&b=$&'): MailLink => ({
  url,
  purpose: 'sign-in',
  expiresAt: new Date(Date.now() + 60_000),
});

afterEach(() => {
  env.SMTP_URL = undefined;
  env.LOCAL_MODE = true;
});

describe('the mailer', () => {
  it('stores e-mails in the outbox in local mode', async () => {
    const to = address();
    await getMailer().send(magicLinkMail(to, link(), 15, 'en'));
    const row = await db.outboxMail.findFirstOrThrow({ where: { to } });
    expect(row).toMatchObject({ status: 'sent', subject: 'Your sign-in link for Maidan' });
    const content = (await findLatestEmails()).find(({ id }) => id === row.id);
    expect(content?.text).toContain('Sign in:\nhttp://localhost:3000/x?a=1&b=$&\n');
  });

  it('says in the language of the letter that its link is not kept, and sends the link', async () => {
    const to = address();
    const mail = magicLinkMail(to, link(), 15, 'ur');
    expect(mail.text).toMatch(/سائن اِن کریں:\n\(لنک اس ای میل میں تھا/);
    await getMailer().send(mail);
    const content = (await findLatestEmails()).find((each) => each.to === to);
    expect(content?.text).toContain('سائن اِن کریں:\nhttp://localhost:3000/x?a=1&b=$&\n');
    expect(withLink(mail, 'http://a.test/?b').html).toContain('href="http://a.test/?b"');
  });

  it('sends nothing when there is no mail server', async () => {
    env.LOCAL_MODE = false;
    const to = address();
    await getMailer().send(magicLinkMail(to, link(), 15, 'en'));
    expect([canSendMail(), await db.outboxMail.count({ where: { to } })]).toEqual([false, 0]);
  });

  it('sends only one e-mail per key', async () => {
    const content = {
      ...magicLinkMail(address(), link(), 15, 'en'),
      dedupeKey: uniqueText(),
    };
    await getMailer().send(content);
    await getMailer().send(content);
    expect(await db.outboxMail.count({ where: { to: content.to } })).toBe(1);
  });

  it('sends nothing for a change that was rolled back', async () => {
    env.SMTP_URL = 'smtp://127.0.0.1:1';
    const to = address();
    const change = transaction(async (tx) => {
      await getMailer().send(magicLinkMail(to, link(), 15, 'en'), tx);
      throw new Error('the change failed');
    });
    await expect(change).rejects.toThrow('the change failed');
    expect(await db.outboxMail.count({ where: { to } })).toBe(0);
  });

  it('is safe from header injection', async () => {
    const to = address();
    const subject = 'Hello\r\nBcc: eve@evil.test\u2028X: y';
    await getMailer().send({ to, subject, text: 'x', html: 'x' });
    const row = await db.outboxMail.findFirstOrThrow({ where: { to } });
    expect(row.subject).toBe('Hello Bcc: eve@evil.test X: y');
    const long = { to: address(), subject: `A${'🏏'.repeat(200)}`, text: 'x' };
    await getMailer().send({ ...long, html: 'x' });
    const { subject: cut } = await db.outboxMail.findFirstOrThrow({ where: { to: long.to } });
    expect(cut, 'in whole letters').toBe(`A${'🏏'.repeat(199)}`);
  });
});

it('queues an e-mail for the worker, which sends it once', async () => {
  const service = await SmtpService.start();
  env.SMTP_URL = service.url();
  const to = address();
  await getMailer().send(
    registrationAttemptMail(to, { signIn: 'http://localhost:3000/sign-in' }, 'en'),
  );
  const { id, status } = await db.outboxMail.findFirstOrThrow({ where: { to } });
  expect(status).toBe('queued');
  const jobs = await db.job.findMany({ where: { kind: 'mail:send' } });
  expect(jobs.map(({ payload }) => payload)).toContainEqual({ mailId: id });
  await deliverQueuedMail(id);
  await deliverQueuedMail(id);
  await service.stop();
  expect(service.letters).toHaveLength(1);
  expect(service.letters[0]).toMatch(/^Subject: Somebody tried to register with your address$/m);
  expect(await db.outboxMail.findUnique({ where: { id } })).toMatchObject({ status: 'sent' });
});

describe('an e-mail with a link that opens an account', () => {
  it('contains the link, but keeps no copy of it once sent', async () => {
    const service = await SmtpService.start();
    env.SMTP_URL = service.url();
    const to = address();
    const mailed = link('http://localhost:3000/s?t=4711&u=1');
    await getMailer().send(magicLinkMail(to, mailed, 15, 'en'));
    const { id } = await db.outboxMail.findFirstOrThrow({ where: { to } });
    await deliverQueuedMail(id);
    await service.stop();
    const sent = service.letters[0]?.replaceAll(/=3D/g, '=').replaceAll('=\n', '') ?? '';
    expect(sent).toContain('Sign in:\nhttp://localhost:3000/s?t=4711&u=1\n');
    expect(sent).toContain('href="http://localhost:3000/s?t=4711&amp;u=1"');
    const kept = await db.outboxMail.findUniqueOrThrow({ where: { id }, include: { link: true } });
    expect(kept).toMatchObject({ status: 'sent', link: null });
    expect(JSON.stringify(kept)).not.toContain('4711');
  });

  it('is not sent after the link has expired, and the outbox does not show the link', async () => {
    env.SMTP_URL = 'smtp://127.0.0.1:1';
    const [late, read] = [address(), address()];
    const old = { ...link(), expiresAt: new Date(Date.now() - 1_000) };
    await getMailer().send(magicLinkMail(late, old, 15, 'en'));
    env.SMTP_URL = undefined;
    await getMailer().send(magicLinkMail(read, old, 15, 'en'));
    const shown = (await findLatestEmails()).find(({ to }) => to === read);
    expect(shown?.text).not.toContain(old.url);
    await sweep();
    expect(await db.outboxMail.count({ where: { to: late } })).toBe(0);
    expect(await db.outboxMail.count({ where: { to: read, link: null } })).toBe(1);
  });
});

describe('an e-mail', () => {
  const content = {
    heading: '<b>Ali & Sana</b>',
    paragraphs: ['"><script>alert(1)</script>', 'علی'],
    button: { label: 'Go', url: 'https://example.com/?a=1&b="x"' },
    footer: "It's small",
  };

  it('escapes text that people wrote', () => {
    const html = toHtml(content);
    expect(html).not.toMatch(/<script>|<b>Ali/);
    expect(html).toContain('href="https://example.com/?a=1&amp;b=&quot;x&quot;"');
  });

  it('has the same content in plain text', () => {
    expect(toText(content)).toBe(
      '<b>Ali & Sana</b>\n\n"><script>alert(1)</script>\n\nعلی\n\nGo:\nhttps://example.com/?a=1&b="x"\n\n--\nIt\'s small',
    );
  });
});
