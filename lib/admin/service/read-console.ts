import { z } from 'zod';
import {
  findAudit,
  findCounts,
  findJobHealth,
  findMailHealth,
  findSeries,
  ownsAuditLog,
} from '@/lib/admin/repository/overview';
import type { AuditEntryDto, ListAuditInput, OverviewDto } from '@/lib/admin/schema';
import { getCaptcha } from '@/lib/captcha/provider';
import { env } from '@/lib/env/server';
import { openCursor, type Page, toPage } from '@/lib/http/cursor';
import { getMailer } from '@/lib/mail/provider';
import { pushPublicKey } from '@/lib/push/web-push';
import { getStorage } from '@/lib/storage/provider';

/** Counts, a month of days, what the worker and the post are doing, and whose services are in use. */
export async function readOverview(): Promise<OverviewDto> {
  const [counts, series, jobs, mail, isOwner] = await Promise.all([
    findCounts(),
    findSeries(),
    findJobHealth(),
    findMailHealth(),
    ownsAuditLog(),
  ]);
  const auditLog = isOwner ? 'guarded by a trigger' : 'append-only for this role';
  return { counts, series, jobs, mail, providers: { ...providersInUse(), 'Audit log': auditLog } };
}

function providersInUse(): Record<string, string> {
  return {
    'Sign-in': env.GOOGLE_CLIENT_ID ? 'password, link, Google' : 'password, link',
    Pictures: getStorage().provider,
    Captcha: getCaptcha().name,
    Maps: env.GOOGLE_MAPS_API_KEY ? 'google' : 'leaflet',
    Mail: getMailer().kind,
    Push: pushPublicKey() ? 'web push' : 'off',
  };
}

const AUDIT = 'admin/audit';
const positionSchema = z.object({ id: z.number().int() });

/** The newest first. The log itself can only grow: rights and a trigger refuse anything else. */
export async function listAudit({ cursor, limit }: ListAuditInput): Promise<Page<AuditEntryDto>> {
  const beforeId = openCursor(AUDIT, cursor, positionSchema)?.id;
  const rows = await findAudit(beforeId, limit + 1);
  return toPage(rows, {
    name: AUDIT,
    limit,
    toPosition: ({ id }) => ({ id }),
    toDto: (row) => ({ ...row, createdAt: row.createdAt.toISOString() }),
  });
}
