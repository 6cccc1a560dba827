import { nameTitle, personPage } from '@/app/(app)/_components/person-page';
import { BackLink } from '@/components/layout/back-link';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts } from '@/lib/users/server-texts';

const { metadata, page } = personPage({
  back: <BackToPlayers />,
  words: () => {
    const t = translate(texts);
    return { sent: t.connectionRequestSent, failed: t.connectionRequestFailed };
  },
  tabTitle: nameTitle,
});

export const generateMetadata = metadata;

/** The same page as /user/{id}, reached from Find Players, with a link back there. */
export default page;

function BackToPlayers() {
  return <BackLink href={routes.players()}>{translate(texts).backToPlayers}</BackLink>;
}
