import { personPage } from '@/app/(app)/_components/person-page';
import { BackButton } from '@/components/layout/back-button';
import { routes } from '@/lib/routes';

const { metadata, page } = personPage({
  back: <BackButton fallback={routes.players()} />,
  words: { sent: 'Friend request sent!', failed: 'Failed to send friend request' },
});

export const generateMetadata = metadata;

export default page;
