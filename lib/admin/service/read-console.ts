import { z } from 'zod';
import { type AuditRow, findAudit, findSecurityEvents } from '@/lib/admin/repository/audit';
import {
  findCounts,
  findJobHealth,
  findMailHealth,
  findSeries,
  ownsAuditLog,
} from '@/lib/admin/repository/overview';
import type {
  AdminSecurityEventDto,
  AuditEntryDto,
  AuditFilter,
  FindingDto,
  ListAuditInput,
  ListSecurityEventsInput,
  OverviewDto,
} from '@/lib/admin/schema';
import { placeholderWords } from '@/lib/moderation/constants';
import { isGoogleConfigured } from '@/lib/platform/auth/providers';
import { getCaptcha } from '@/lib/platform/captcha/provider';
import { env } from '@/lib/platform/env/server';
import { foldWords } from '@/lib/platform/geocoding/fold.mjs';
import { readFindings } from '@/lib/platform/health/findings';
import { toCsvLine } from '@/lib/platform/http/csv';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { wordsFor } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { canSendMail, getMailer } from '@/lib/platform/mail/provider';
import { texts as auditTexts } from '@/lib/platform/observability/audit-texts';
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
    'Sign-in': ['password', canSendMail() && 'link', isGoogleConfigured() && 'Google']
      .filter(Boolean)
      .join(', '),
    Pictures: getStorage().provider,
    Captcha: getCaptcha().name,
    Maps: env.GOOGLE_MAPS_API_KEY ? 'google' : 'leaflet',
    Mail: getMailer().kind,
    Push: pushPublicKey() ? 'web push' : 'off',
  };
}

/** The faults of the installation, failures first, in the reader's language. */
export async function listFindings(): Promise<FindingDto[]> {
  const findings = await readFindings();
  return findings.flatMap((finding) => {
    if (finding.result === 'ok') return [];
    const { name, result, sentence, remedy } = finding;
    return [{ name, result, sentence: wordsFor(sentence), remedy: wordsFor(remedy) }];
  });
}

const AUDIT = 'admin/audit';
const positionSchema = z.object({ id: z.number().int() });

/** Newest first. The log is append-only, by database rights and a trigger. */
export async function listAudit({
  cursor,
  limit,
  ...filter
}: ListAuditInput): Promise<Page<AuditEntryDto>> {
  const beforeId = openCursor(AUDIT, cursor, positionSchema)?.id;
  const actions = actionsLike(filter.action);
  const rows = await findAudit(filter, { actions, beforeId, limit: limit + 1 });
  return toPage(rows, {
    name: AUDIT,
    limit,
    toPosition: ({ id }) => ({ id }),
    toDto: ({ targetName, createdAt, ...row }) => ({
      ...row,
      targetName: targetName && placeholderWords(targetName),
      createdAt: createdAt.toISOString(),
    }),
  });
}

const fold = (text: string): string => foldWords(text).join(' ');

/** The actions whose words, in the reader's language, contain the typed text. */
function actionsLike(typed: string): string[] {
  const wanted = fold(typed);
  if (wanted === '') return [];
  return Object.entries(translate(auditTexts))
    .filter(([, words]) => fold(words).includes(wanted))
    .map(([action]) => action);
}

const SECURITY_EVENTS = 'admin/security-events';

/** Newest first, of the last 90 days. */
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

const EXPORT_BATCH = 1_000;
const EXPORT_HEADER = ['When', 'Who', 'Action', 'Kind', 'Id', 'Name', 'Note', 'More'];

/** The filtered log as CSV, newest first, read in batches so that a long one does not fill the memory. */
export function exportAudit(filter: AuditFilter): AsyncGenerator<string> {
  // Resolved now: while the response streams, the reader's language is unknown.
  return csvOf(filter, actionsLike(filter.action));
}

async function* csvOf(filter: AuditFilter, actions: readonly string[]): AsyncGenerator<string> {
  yield toCsvLine(EXPORT_HEADER);
  let beforeId: number | undefined;
  for (;;) {
    const rows = await findAudit(filter, { actions, beforeId, limit: EXPORT_BATCH });
    if (rows.length > 0) yield rows.map(toCsvRow).join('');
    if (rows.length < EXPORT_BATCH) return;
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
