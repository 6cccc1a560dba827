import { PrivateGame } from '@/components/games/private-game';
import { BackLink } from '@/components/layout/back-link';
import { routes } from '@/lib/routes';

export default function GameNotFound() {
  return (
    <>
      <BackLink href={routes.groups()}>Back to Groups</BackLink>
      <PrivateGame />
    </>
  );
}
