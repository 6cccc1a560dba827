import { PrivateGroup } from '@/components/groups/private-group';
import { BackLink } from '@/components/layout/back-link';
import { routes } from '@/lib/routes';

export default function GroupNotFound() {
  return (
    <>
      <BackLink href={routes.groups()}>Back to Groups</BackLink>
      <PrivateGroup />
    </>
  );
}
