/**
 * What every page of a member loads, by one import: separate ones would each bring a copy of the query cache, because the bundler
 * does not know that they are always together.
 */
export { WarningHost } from '@/components/moderation/warning-host';
export { AppShell } from './app-shell';
export { MemberLife } from './member-life';
export { Providers } from './providers';
