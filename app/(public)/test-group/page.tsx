import type { Metadata } from 'next';
import { DemoGroup } from '@/components/groups/demo-group';
import { BackLink } from '@/components/layout/back-link';
import { routes } from '@/lib/routes';

export const metadata: Metadata = {
  title: 'Demonstration group',
  robots: { index: false },
};

/** A static demonstration; nothing on it reaches the server. */
export default function TestGroupPage() {
  return (
    <>
      <BackLink href={routes.groups()}>Back to Groups</BackLink>
      <DemoGroup />
    </>
  );
}
