import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decideCertificate } from '@/lib/admin/service/decide-certificate';
import { CERTIFICATES_MAX, COACH_IMAGE_BYTES_MAX } from '@/lib/coaching/constants';
import {
  addCertificate,
  listPendingCertificates,
  readCertificateFile,
  removeCertificate,
  sweepCertificates,
} from '@/lib/coaching/service/certificates';
import { readCoachSettings } from '@/lib/coaching/service/manage-settings';
import { readCoach } from '@/lib/coaching/service/read-coach';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import { look } from '@/tests/factories/chat-pictures';
import { createCertificate, createCoach, createCoachAndClient } from '@/tests/factories/coaching';
import { hoursFromNow } from '@/tests/factories/dates';
import { refusal, winners } from '@/tests/factories/refusal';
import { createSignedIn } from '@/tests/factories/sessions';
import { call } from '@/tests/integration/call';

async function formOf(name: string, file?: File): Promise<FormData> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('name', name);
  form.set('image', file ?? new File([new Uint8Array(png)], 'x.png', { type: 'image/png' }));
  return form;
}

const pdfOf = (words: string, type = 'application/pdf') => new File([words], 'x.pdf', { type });

const isKept = (key: string | null) => key !== null && existsSync(join(env.UPLOAD_DIR, key));

async function createWorld() {
  const world = await createCoachAndClient();
  const admin = await createSignedIn({ isAdmin: true });
  const { certificates } = await addCertificate(
    world.coachActor,
    world.coach.id,
    await formOf('Tennis coach, level 2'),
  );
  const id = certificates[0]?.id ?? 0;
  const row = await db.coachCertificate.findUniqueOrThrow({ where: { id } });
  const shown = async () => (await readCoach(null, world.coach.id)).certificates;
  return { ...world, admin, id, key: row.fileKey, shown };
}

describe('a certificate', () => {
  it('is named on the page once an admin has verified it, and its picture is for admins alone', async () => {
    const { coach, coachPerson, admin, id, key, shown } = await createWorld();
    expect(await shown()).toEqual([]);
    expect(await listPendingCertificates()).toContainEqual(
      expect.objectContaining({ id, name: 'Tennis coach, level 2' }),
    );
    expect((await readCertificateFile(id)).bytes).toBeGreaterThan(0);
    expect(key).toMatch(/^certificate\//);
    for (const person of [null, coachPerson, admin]) {
      expect((await look(`/media/${key}`, person)).status).toBe(404);
    }

    await decideCertificate(admin.actor, id, 'verify', {});
    expect(await shown()).toEqual(['Tennis coach, level 2']);
    expect(await listPendingCertificates()).not.toContainEqual(expect.objectContaining({ id }));
    expect(JSON.stringify(await readCoach(null, coach.id))).not.toContain('certificate/');
    const [told] = await db.notification.findMany({ where: { userId: coach.userId } });
    expect(told).toMatchObject({ type: 'certificate_decided' });
    const logged = { action: 'certificate.verified', targetId: String(coach.id) };
    expect(await db.auditLog.count({ where: logged })).toBe(1);
    const again = decideCertificate(admin.actor, id, 'decline', { reason: 'Blurred' });
    expect(await refusal(again)).toMatch(/^conflict/);
  });

  it('is declined with a reason, which its coach alone reads', async () => {
    const { coach, coachActor, admin, id, shown } = await createWorld();
    expect(await refusal(decideCertificate(admin.actor, id, 'decline', {}))).toMatch(/^invalid/);
    await decideCertificate(admin.actor, id, 'decline', { reason: 'The date is cut off' });
    expect(await shown()).toEqual([]);
    const { certificates } = await readCoachSettings(coachActor, coach.id);
    expect(certificates).toMatchObject([{ status: 'declined', reason: 'The date is cut off' }]);
    expect(JSON.stringify(await readCoach(null, coach.id))).not.toContain('cut off');
  });

  it('goes with its picture when its coach removes it, and nobody else can', async () => {
    const { coach, coachActor, client, id, key } = await createWorld();
    const other = await createCoach();
    expect(isKept(key)).toBe(true);
    expect(await refusal(removeCertificate(client, coach.id, id))).toMatch(/^not_found/);
    const strange = await createCertificate(other);
    expect(await refusal(removeCertificate(coachActor, coach.id, strange.id))).toMatch(
      /^not_found/,
    );
    await removeCertificate(coachActor, coach.id, id);
    expect(isKept(key)).toBe(false);
    expect(await db.upload.count({ where: { key: key ?? '' } })).toBe(0);
    expect(await refusal(readCertificateFile(id))).toMatch(/^not_found/);
  });

  it('loses its picture a month after the decision, and keeps its mark', async () => {
    const { admin, id, key, shown, coach } = await createWorld();
    const waiting = await createCertificate(coach, { submittedAt: hoursFromNow(-24 * 90) });
    await decideCertificate(admin.actor, id, 'verify', {});
    await sweepCertificates();
    expect(isKept(key)).toBe(true);
    await db.coachCertificate.update({
      where: { id },
      data: { decidedAt: hoursFromNow(-24 * 31) },
    });
    await sweepCertificates();
    expect([isKept(key), isKept(waiting.fileKey)]).toEqual([false, true]);
    expect(await db.upload.count({ where: { key: key ?? '' } })).toBe(0);
    expect(await shown()).toEqual(['Tennis coach, level 2']);
  });

  it('may be a PDF, which only an admin downloads, and which goes as a picture does', async () => {
    const { coach, coachActor, coachPerson, admin } = await createWorld();
    const words = '%PDF-1.7\n<script>alert(1)</script>';
    const add = async (file: File) =>
      addCertificate(coachActor, coach.id, await formOf('Pdf', file));
    for (const file of [pdfOf('<html>%PDF-1.7'), pdfOf(words, 'text/html')]) {
      expect(await refusal(add(file))).toMatch(/^(?:unsupported_type|invalid)/);
    }
    const large = new File([words, new Uint8Array(COACH_IMAGE_BYTES_MAX)], 'x', {
      type: 'application/pdf',
    });
    expect(await refusal(add(large))).toMatch(/^invalid/);
    await add(pdfOf(words));
    const row = await db.coachCertificate.findFirstOrThrow({
      where: { coachId: coach.id, name: 'Pdf' },
    });
    expect(row.fileKey).toMatch(/^certificate\/.*\.pdf$/);
    const read = (cookie: string) =>
      call('GET /api/admin/certificates/{id}/file', { params: { id: row.id }, cookie });
    expect((await read(coachPerson.cookie)).status).toBe(403);
    const file = await read(admin.cookie);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="certificate-${row.id}.pdf"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(await file.text()).toBe(words);
    expect((await look(`/media/${row.fileKey}`, admin)).status).toBe(404);
    await removeCertificate(coachActor, coach.id, row.id);
    expect(isKept(row.fileKey)).toBe(false);
  });

  it('is one of at most so many, also when several are sent at once', async () => {
    const { coach, coachActor } = await createWorld();
    for (let count = 1; count < CERTIFICATES_MAX - 1; count += 1) await createCertificate(coach);
    const both = await winners([
      addCertificate(coachActor, coach.id, await formOf('One')),
      addCertificate(coachActor, coach.id, await formOf('Another')),
    ]);
    expect(both).toBe(1);
    expect(await db.coachCertificate.count({ where: { coachId: coach.id } })).toBe(
      CERTIFICATES_MAX,
    );
  });
});
