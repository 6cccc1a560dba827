import { z } from 'zod';
import { type AuditRow, findAudit } from '@/lib/admin/repository/audit';
import {
  findCounts,
  findJobHealth,
  findMailHealth,
  findSeries,
  ownsAuditLog,
} from '@/lib/admin/repository/overview';
import { findSecurityEvents } from '@/lib/admin/repository/security-events';
import type {
  AdminSecurityEventDto,
  AuditEntryDto,
  AuditFilter,
  ListAuditInput,
  ListSecurityEventsInput,
  OverviewDto,
} from '@/lib/admin/schema';
import { getCaptcha } from '@/lib/platform/captcha/provider';
import { env } from '@/lib/platform/env/server';
import { toCsvLine } from '@/lib/platform/http/csv';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { getMailer } from '@/lib/platform/mail/provider';
import { pushPublicKey } from '@/lib/platform/push/web-push';
import { getStorage } from '@/lib/platform/storage/provider';

/** Counts, charts of a month, the state of worker and mail, and the external services in use. */
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

/** Newest first. The log can only grow: database rights and a trigger refuse anything else. */
export async function listAudit({
  cursor,
  limit,
  ...filter
}: ListAuditInput): Promise<Page<AuditEntryDto>> {
  const beforeId = openCursor(AUDIT, cursor, positionSchema)?.id;
  const rows = await findAudit(filter, { beforeId, limit: limit + 1 });
  return toPage(rows, {
    name: AUDIT,
    limit,
    toPosition: ({ id }) => ({ id }),
    toDto: (row) => ({ ...row, createdAt: row.createdAt.toISOString() }),
  });
}

const SECURITY_EVENTS = 'admin/security-events';

/** Newest first; 90 days are kept. */
export async function listSecurityEvents({
  cursor,
  limit,
  ...filter
}: ListSecurityEventsInput): Promise<Page<AdminSecurityEventDto>> {
  const beforeId = openCursor(SECURITY_EVENTS, cursor, positionSchema)?.id;
  const rows = await findSecurityEvents(filter, { beforeId, limit: limit + 1 });
  return toPage(rows, {
    name: SECURITY_EVENTS,
    limit,
    toPosition: ({ id }) => ({ id }),
    toDto: (row) => ({ ...row, createdAt: row.createdAt.toISOString() }),
  });
}

const EXPORT_PAGE = 1_000;
const EXPORT_HEADER = ['When', 'Who', 'Action', 'Kind', 'Id', 'Name', 'Note', 'More'];

/** The filtered log as CSV, newest first, read page by page so that a long one does not fill the memory. */
export async function* exportAudit(filter: AuditFilter): AsyncGenerator<string> {
  yield toCsvLine(EXPORT_HEADER);
  let beforeId: number | undefined;
  for (;;) {
    const rows = await findAudit(filter, { beforeId, limit: EXPORT_PAGE });
    if (rows.length > 0) yield rows.map(toCsvRow).join('');
    if (rows.length < EXPORT_PAGE) return;
    beforeId = rows.at(-1)?.id;
  }
}

function toCsvRow(row: AuditRow): string {
  const { note: _note, ...more } = row.data;
  return toCsvLine([
    row.createdAt.toISOString(),
    row.actor ?? '',
    row.action,
    row.targetType,
    row.targetId,
    row.targetName ?? '',
    row.note ?? '',
    Object.keys(more).length > 0 ? JSON.stringify(more) : '',
  ]);
}
