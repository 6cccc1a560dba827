import { answerAsRegular } from '@/lib/games/service/regular-seats';
import { sayPaidAsRegular } from '@/lib/money/service/pay-first';
import { AppError } from '@/lib/platform/errors/app-error';
import { readForm } from '@/lib/platform/http/body';
import { formRoute } from '@/lib/platform/http/form-route';
import { addressKey, clientAddress, consumeRateLimit } from '@/lib/platform/http/rate-limiter';
import {
  answerAsRegularSchema,
  leaveAsRegularSchema,
  sayPaidAsRegularSchema,
} from '@/lib/regulars/schema';
import { leaveRegulars } from '@/lib/regulars/service/manage-regulars';
import { openPersonalLink } from '@/lib/regulars/service/personal-link';
import { routes } from '@/lib/routes';

const passRefusal = (error: unknown) => {
  if (!(error instanceof AppError)) throw error;
};

/**
 * The target of the forms behind a personal link. The sealed token authorises exactly this regular's answers, so no cookie is
 * read. The page that it redirects to shows the present state, also after a refusal: a game that has begun.
 */
export const POST = formRoute('none', async ({ request }) => {
  await consumeRateLimit('publicRead', addressKey(clientAddress(request)));
  const form = await readForm(request);
  const answer = answerAsRegularSchema.safeParse(form);
  const leave = leaveAsRegularSchema.safeParse(form);
  const paid = sayPaidAsRegularSchema.safeParse(form);
  const token = (answer.data ?? leave.data ?? paid.data)?.token ?? '';
  const regular = await openPersonalLink(token);
  if (regular && leave.success) await leaveRegulars(regular);
  else if (regular && paid.success) {
    const { gameId, digits } = paid.data;
    await sayPaidAsRegular(regular, gameId, digits).catch(passRefusal);
  } else if (regular && answer.success) {
    const { gameId, answer: chosen } = answer.data;
    await answerAsRegular(regular.id, gameId, chosen).catch(passRefusal);
  }
  const headers = { Location: routes.regular(token), 'Cache-Control': 'private, no-store' };
  return new Response(null, { status: 303, headers });
});
