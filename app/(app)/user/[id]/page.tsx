import { personPage } from '@/app/(app)/_components/person-page';
import { BackButton } from '@/components/layout/back-link';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts } from '@/lib/users/server-texts';

const { metadata, page } = personPage({
  back: <BackButton fallback={routes.players()} />,
  words: () => {
    const t = translate(texts);
    return { sent: t.friendRequestSent, failed: t.friendRequestFailed };
  },
});

export const generateMetadata = metadata;

export default page;
