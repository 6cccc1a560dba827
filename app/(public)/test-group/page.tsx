import type { Metadata } from 'next';
import { DemoGroup } from '@/components/groups/demo-group';
import { BackLink } from '@/components/layout/back-link';
import { texts } from '@/lib/groups/server-texts';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';

export function generateMetadata(): Metadata {
  return { title: translate(texts).demonstration, robots: { index: false } };
}

/** A static demonstration; nothing on it reaches the server. */
export default function TestGroupPage() {
  return (
    <>
      <BackLink href={routes.groups()}>{translate(texts).backToGroups}</BackLink>
      <DemoGroup />
    </>
  );
}
