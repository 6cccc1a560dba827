import { InvitationPoster } from '@/components/invites/invitation-poster';
import { pageOrMissing } from '@/components/layout/missing';
import { loadInvitation } from '@/lib/invites/loaders';
import { texts } from '@/lib/invites/server-texts';
import { env } from '@/lib/platform/env/server';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';

interface PrintPageProps {
  params: Promise<{ token: string }>;
}

const missing = pageOrMissing();

export const generateMetadata = missing.metadata(async ({ params }: PrintPageProps) => {
  const { game, group, sport } = await loadInvitation((await params).token);
  return {
    title: translate(texts).metaTitle({ name: game?.title ?? group, sport: sportWords(sport) }),
    robots: { index: false },
    referrer: 'no-referrer',
  };
});

export default missing.page(async ({ params }: PrintPageProps) => {
  const { token } = await params;
  const invitation = await loadInvitation(token);
  const address = new URL(routes.join(token), env.NEXTAUTH_URL).href;
  return <InvitationPoster token={token} invitation={invitation} address={address} />;
});
