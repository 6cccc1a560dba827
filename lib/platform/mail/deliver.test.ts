import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import { deliverQueuedMail } from '@/lib/platform/mail/deliver';
import { registrationAttemptMail } from '@/lib/platform/mail/identity-emails';
import { getMailer } from '@/lib/platform/mail/provider';
import { uniqueText } from '@/tests/factories/unique';
import { SmtpService } from '@/tests/services/smtp';

let service: SmtpService;

beforeAll(async () => {
  service = await SmtpService.start();
});
afterAll(() => service.stop());
beforeEach(() => {
  env.SMTP_URL = service.url();
});
afterEach(() => {
  service.answers.clear();
  service.letters.length = 0;
  env.SMTP_URL = undefined;
});

/** @returns the id of a letter that waits for the worker */
async function queue(): Promise<number> {
  const to = `mail.${uniqueText()}@example.com`;
  const links = { signIn: 'http://localhost:3000/sign-in' };
  await getMailer().send(registrationAttemptMail(to, links, 'en'));
  const { id } = await db.outboxMail.findFirstOrThrow({ where: { to } });
  return id;
}

const rowOf = (id: number) => db.outboxMail.findUniqueOrThrow({ where: { id } });

describe('a mail server', () => {
  it.each([
    '550 5.1.1 <a@example.com>: Recipient address rejected: User unknown',
    '550-5.1.1 The account that you tried to reach does not exist.\r\n550 5.1.1 Look for typos.',
    '550 No such user here',
    '550 5.2.1 The mailbox is disabled',
    '551 User not local',
    '553 5.1.3 The address is no address',
    '550 5.1.10 The domain takes no mail',
  ])('that knows no such mailbox is not asked again: %s', async (answer) => {
    service.answers.set('RCPT', answer);
    const id = await queue();
    await deliverQueuedMail(id);
    expect(await rowOf(id)).toMatchObject({
      status: 'failed',
      attempts: 1,
      lastError: expect.stringContaining(answer.slice(0, 3)),
    });
    expect(service.letters).toEqual([]);
  });

  it.each([
    ['is full up with connections', 'greeting', '421 4.7.0 Too many connections'],
    ['takes no more letters from us today', 'MAIL', '452 4.5.3 You have sent too many'],
    ['refuses our sender', 'MAIL', '550 5.1.8 The sender is unknown'],
    ['lets unknown senders wait', 'RCPT', '450 4.7.1 Greylisted, try again in 5 minutes'],
    ['has no room in the mailbox', 'RCPT', '552 5.2.2 The mailbox is over its quota'],
    ['does not relay for us yet', 'RCPT', '550 5.7.1 Relaying denied'],
    ['closes in the middle', 'RCPT', '421 4.3.2 Shutting down'],
    ['takes no letters at the moment', 'DATA', '451 4.3.0 Try later'],
    ['has no disk space', '.', '452 4.3.1 Insufficient system storage'],
    ['takes the letter for spam', '.', '554 5.7.1 Spam'],
  ])('that %s is tried again', async (_what, command, answer) => {
    service.answers.set(command, answer);
    const id = await queue();
    await expect(deliverQueuedMail(id)).rejects.toThrow(answer.slice(0, 3));
    expect(await rowOf(id)).toMatchObject({
      status: 'failed',
      attempts: 1,
      lastError: expect.stringContaining(answer),
    });
    service.answers.clear();
    await deliverQueuedMail(id);
    expect(service.letters).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
  });

  it('that refuses our password is tried again', async () => {
    env.SMTP_URL = service.url('maidan:wrong@');
    service.answers.set('EHLO', '250-mail.test\r\n250 AUTH PLAIN');
    service.answers.set('AUTH', '535 5.7.8 The credentials are wrong');
    const id = await queue();
    await expect(deliverQueuedMail(id)).rejects.toMatchObject({ code: 'EAUTH' });
    expect((await rowOf(id)).lastError).not.toContain('wrong@');
    service.answers.set('AUTH', '235 2.7.0 Welcome');
    await deliverQueuedMail(id);
    expect(service.letters).toHaveLength(1);
  });

  it.each(['greeting', 'RCPT', '.'])(
    'that says nothing after %s is given up in time',
    async (command) => {
      service.answers.set(command, null);
      const id = await queue();
      await expect(deliverQueuedMail(id, 100)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
      expect(await rowOf(id)).toMatchObject({ status: 'failed', attempts: 1 });
      service.answers.clear();
      await deliverQueuedMail(id);
      expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 2 });
    },
  );
});

it('keeps no token of a letter that has been sent', async () => {
  const [token, to] = ['s3cr3t-Tok_en.9~%41', `mail.${uniqueText()}@example.com`];
  const url = `http://localhost:3000/answer?token=${token}&answer=going`;
  await getMailer().send({
    to,
    subject: 'Are you in?',
    text: `I am coming:\n${url}`,
    html: `<a href="${url.replace('&', '&amp;')}">I am coming</a>`,
    unsubscribeUrl: `http://localhost:3000/api/notifications/unsubscribe?token=${token}`,
  });
  const { id } = await db.outboxMail.findFirstOrThrow({ where: { to } });
  await deliverQueuedMail(id);
  expect(service.letters.at(-1)).toContain('s3cr3t');
  expect(JSON.stringify(await rowOf(id))).not.toContain('s3cr3t');
});

it('says that a program wrote the letter, so that no out-of-office reply comes back', async () => {
  await deliverQueuedMail(await queue());
  expect(service.letters[0]).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  expect(service.letters[0]).toMatch(/^X-Auto-Response-Suppress: All\r?$/m);
});
