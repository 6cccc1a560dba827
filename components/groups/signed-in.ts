/** What most members of a group see, by one import, so that they share their texts and queries. */
export { GroupBell } from './group-bell';
export { GroupMenu } from './group-menu';
export { LeadOffer } from './lead-offer';
export { RecentChat } from './recent-chat';
