import { adminReportSchema, moderateReportParamsSchema, moderateSchema } from '@/lib/admin/schema';
import { decideReport } from '@/lib/admin/service/moderate';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { listTagsOf } from '@/lib/games/service/list-public';
import { route } from '@/lib/platform/http/handler';
import { listTagsOfPerson } from '@/lib/users/service/list-kept-pages';

export const POST = route({
  summary: 'Decides a report: dismiss it, hide the item, or warn, suspend or ban the person',
  auth: 'admin',
  rateLimit: 'write',
  params: moderateReportParamsSchema,
  body: moderateSchema,
  response: adminReportSchema,
  handle: async ({ actor, params, body }) => {
    const report = await decideReport(actor, params.id, params.action, body);
    const { targetType, targetId } = report;
    if (targetType === 'venue') expireTags(cacheTags.venue(targetId), cacheTags.venues);
    if (targetType === 'group') expireTags(...(await listTagsOf(targetId)));
    if (targetType === 'game') expireTags(cacheTags.game(targetId));
    if (targetType === 'coach') expireTags(cacheTags.coach(targetId));
    const { venueId, coachId } = report.snapshot;
    if (typeof venueId === 'number') expireTags(cacheTags.venue(venueId));
    if (typeof coachId === 'number') expireTags(cacheTags.coach(coachId));
    if (report.subject) expireTags(...(await listTagsOfPerson(report.subject.id)));
    return report;
  },
});
