import { nameTitle, personPage } from '@/app/(app)/_components/person-page';
import { BackLink } from '@/components/layout/back-link';
import { routes } from '@/lib/routes';

const { metadata, page } = personPage({
  back: <BackLink href={routes.players()}>Back to players</BackLink>,
  words: {
    sent: 'Connection request sent!',
    failed: 'Failed to send connection request',
  },
  tabTitle: nameTitle,
});

export const generateMetadata = metadata;

/** The same person as /user/{id}, reached from Find Players, with a link back there. */
export default page;
