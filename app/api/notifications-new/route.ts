// A second path to the same list, for clients that know it by this name.
export { GET } from '@/app/api/notifications/route';
